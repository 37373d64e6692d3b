// Keeps labels of charts apart. Places are in pixels.

/** Moves places apart as little as needed, in their order, and where all have room within a length, within it. */
export function spread(places, gap, length = 0) {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  const groups = [];
  for (const item of order) {
    groups.push({ items: [item], centre: item.place });
    // Labels that would overlap stand together around their middle.
    while (groups.length > 1) {
      const [above, below] = groups.slice(-2);
      if (below.centre - above.centre >= ((above.items.length + below.items.length) / 2) * gap) break;
      const items = [...above.items, ...below.items];
      groups.splice(-2, 2, { items, centre: items.reduce((sum, { place }) => sum + place, 0) / items.length });
    }
  }

  const moved = [];
  for (const { items, centre } of groups) items.forEach(({ index }, at) => { moved[index] = centre + (at - (items.length - 1) / 2) * gap; });
  const last = places.length - 1;
  if (length > 0 && last * gap <= length) order.forEach(({ index }, at) => { moved[index] = Math.min(Math.max(moved[index], at * gap), length - (last - at) * gap); });
  return moved;
}

/**
 * Where the label of each point stands so that it covers no other label and no point and stays within the chart: beside it, below or above; the
 * first place that is free, and null where none is.
 * @param {{ x: number, y: number, width: number }[]} points Places, with the widths of their labels.
 * @param {number} length Of the chart, from left to right.
 */
export function besides(points, length = Infinity, height = 12) {
  const taken = points.map(({ x, y }) => ({ x: x - 6, y: y - 6, width: 12, height: 12 }));
  const free = (box) => box.x >= 0 && box.x + box.width <= length && taken.every((other) => box.x >= other.x + other.width || other.x >= box.x + box.width || box.y >= other.y + other.height || other.y >= box.y + box.height);
  return points.map(({ x, y, width }) => {
    const offsets = [[8, 0], [-8 - width, 0], [-width / 2, 13], [-width / 2, -13], [8, 11], [8, -11], [-8 - width, 11], [-8 - width, -11]];
    const boxOf = ([dx, dy]) => ({ x: x + dx, y: y + dy - height / 2, width, height });
    const offset = offsets.find((one) => free(boxOf(one)));
    if (!offset) return null;
    taken.push(boxOf(offset));
    return { dx: offset[0], dy: offset[1] };
  });
}

/** Where a value stands on a logarithmic axis of some length. */
export const onLogAxis = (value, low, high, length) => (high > low ? (Math.log(value / low) / Math.log(high / low)) * length : length / 2);

/** The values on a logarithmic axis at which labels of some values stand apart. */
export const labelPlaces = (values, [low, high], length, gap) =>
  spread(values.map((value) => length - onLogAxis(value, low, high, length)), gap, length).map((place) => low * (high / low) ** (1 - place / length));

/** A text in lines of as many letters at most. */
export function wrapped(text, most) {
  const lines = [''];
  for (const word of text.split(' ')) {
    if (lines.at(-1) !== '' && lines.at(-1).length + word.length >= most) lines.push('');
    lines[lines.length - 1] += `${lines.at(-1) === '' ? '' : ' '}${word}`;
  }

  return lines;
}
