// Logarithmic axes: they begin below the data and end above it, with as many lines as there is room for.

const steps = [[1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 5], [1, 3], [1]];

/** The ends of an axis of some values, and the values that have a line. */
export function logAxis(values, length) {
  const [low, high] = [Math.min(...values) * 0.8, Math.max(...values) * 1.25];
  const decades = Array.from({ length: Math.floor(Math.log10(high)) - Math.floor(Math.log10(low)) + 1 }, (_, index) => Math.floor(Math.log10(low)) + index);
  const ticksOf = (multiples) => decades.flatMap((decade) => multiples.map((multiple) => Number((multiple * 10 ** decade).toPrecision(2)))).filter((tick) => tick >= low && tick <= high);
  const ticks = steps.map(ticksOf).find((some) => some.length <= length / 48) ?? ticksOf([1]);
  return { domain: [low, high], ticks };
}

/** Gives a compiled specification such axes: `axes` has values by the scale's name. */
export function withLogAxes(spec, axes, length) {
  for (const [name, values] of Object.entries(axes)) {
    const { domain, ticks } = logAxis(values, length[name]);
    const scale = spec.scales.find((one) => one.name === name);
    Object.assign(scale, { domain, nice: false, zero: false });
    delete scale.padding;
    for (const axis of spec.axes) if (axis.scale === name) axis.values = ticks;
  }

  return spec;
}
