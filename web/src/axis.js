// Logarithmic axes: they begin below the data and end above it, with as many lines as there is room for.

const steps = [[1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 5], [1, 3], [1], [2], [5]];
const between = [1, 1.2, 1.4, 1.6, 1.8]; // Where the axis has none of those.

// As wide as widely used fonts have digits of 12 pixels, and the distance to the next label.
const labelRoom = (tick) => (tick >= 1e6 ? 4 : tick.toLocaleString('en', { maximumSignificantDigits: 6 }).length) * 7.6 + 8;
const lineRoom = () => 28;

/**
 * The ends of an axis of some values, and the values that have a line.
 * @param {number} length In pixels.
 * @param {boolean} isUpright Whether labels stand above each other and not side by side.
 */
export function logAxis(values, length, isUpright = false) {
  const [low, high] = [Math.min(...values) * 0.8, Math.max(...values) * 1.25];
  const decades = Array.from({ length: Math.floor(Math.log10(high)) - Math.floor(Math.log10(low)) + 1 }, (_, index) => Math.floor(Math.log10(low)) + index);
  const ticksOf = (multiples, some = decades) => some.flatMap((decade) => multiples.map((multiple) => Number((multiple * 10 ** decade).toPrecision(2)))).filter((tick) => tick >= low && tick <= high);
  const roomOf = isUpright ? lineRoom : labelRoom;
  const fits = (ticks) => ticks.every((tick, index) => index === 0
    || (Math.log(tick / ticks[index - 1]) / Math.log(high / low)) * length >= (roomOf(tick) + roomOf(ticks[index - 1])) / 2);
  const everyFew = decades.map((_, few) => ticksOf([1], decades.filter((decade, index) => index % (few + 1) === 0)));
  const fitting = [...steps.map((multiples) => ticksOf(multiples)), ...everyFew, ticksOf(between)].filter(fits);
  return { domain: [low, high], ticks: fitting.find((ticks) => ticks.length > 1) ?? fitting.find((ticks) => ticks.length > 0) ?? ticksOf(between).slice(0, 1) };
}

/** Gives a compiled specification such axes: `axes` has values by the scale's name. */
export function withLogAxes(spec, axes, length) {
  for (const [name, values] of Object.entries(axes)) {
    const { domain, ticks } = logAxis(values, length[name], name === 'y');
    const scale = spec.scales.find((one) => one.name === name);
    Object.assign(scale, { domain, nice: false, zero: false });
    delete scale.padding;
    for (const axis of spec.axes) if (axis.scale === name) axis.values = ticks;
  }

  return spec;
}
