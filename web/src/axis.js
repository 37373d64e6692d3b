// Logarithmic axes: they begin below the data and end above it, with as many labels as there is room for, and lines between them by which
// a ratio can be read.

const steps = [[1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 5], [1, 3], [1], [2], [5]];
const between = [1, 1.2, 1.4, 1.6, 1.8]; // Where the axis has none of those.

// What a label takes with the distance to the next one, by how it stands: digits of 12 pixels are as wide as widely used fonts have them.
const roomOfLetters = (letters) => letters * 7.6 + 8;
const rooms = {
  number: (tick) => roomOfLetters(tick >= 1e6 ? 4 : tick.toLocaleString('en', { maximumSignificantDigits: 6 }).length),
  prefixed: () => roomOfLetters(4), // 100k
  line: () => 28,
};

/**
 * The ends of an axis of some values, and the values that have a line.
 * @param {number} length In pixels.
 * @param {'number' | 'prefixed' | 'line'} label What stands at a line of the axis; 'line' is above the next one, others beside it.
 */
export function logAxis(values, length, label = 'number') {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const margin = Math.max(1.25, (most / least) ** 0.05); // A dot keeps clear of what stands beside the axis.
  const [low, high] = [least / margin, most * margin];
  const decades = Array.from({ length: Math.floor(Math.log10(high)) - Math.floor(Math.log10(low)) + 1 }, (_, index) => Math.floor(Math.log10(low)) + index);
  const ticksOf = (multiples, some = decades) => some.flatMap((decade) => multiples.map((multiple) => Number((multiple * 10 ** decade).toPrecision(2)))).filter((tick) => tick >= low && tick <= high);
  const roomOf = rooms[label];
  const fits = (ticks) => ticks.every((tick, index) => index === 0
    || (Math.log(tick / ticks[index - 1]) / Math.log(high / low)) * length >= (roomOf(tick) + roomOf(ticks[index - 1])) / 2);
  const everyFew = decades.map((_, few) => ticksOf([1], decades.filter((decade, index) => index % (few + 1) === 0)));
  const fitting = [...steps.map((multiples) => ticksOf(multiples)), ...everyFew, ticksOf(between)].filter(fits);
  const lines = [ticksOf([1, 2, 3, 4, 5, 6, 7, 8, 9]), ticksOf([1, 2, 5]), ticksOf([1])].find((some) => some.length > 1 && some.length <= length / 8) ?? [];
  return { domain: [low, high], lines, ticks: fitting.find((ticks) => ticks.length > 1) ?? fitting.find((ticks) => ticks.length > 0) ?? ticksOf(between).slice(0, 1) };
}

/** Gives a compiled specification such axes: `axes` has values by the scale's name, `label` what stands at lines of the lower one. */
export function withLogAxes(spec, axes, length, label = 'number') {
  for (const [name, values] of Object.entries(axes)) {
    const { domain, ticks, lines } = logAxis(values, length[name], name === 'y' ? 'line' : label);
    const scale = spec.scales.find((one) => one.name === name);
    Object.assign(scale, { domain, nice: false, zero: false });
    delete scale.padding;
    for (const axis of spec.axes.filter((one) => one.scale === name)) {
      axis.values = [...new Set([...ticks, ...lines])].sort((one, other) => one - other);
      const text = axis.encode?.labels?.update?.text?.signal;
      if (text && axis.values.length > ticks.length) axis.encode.labels.update.text.signal = `indexof(${JSON.stringify(ticks)}, datum.value) < 0 ? '' : (${text})`;
      delete axis.tickCount; // Of those values it would leave some out.
    }
  }

  return spec;
}
