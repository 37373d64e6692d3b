// Draws the compiled specifications with Vega.
import specs from 'specs';
import { parse, View } from './vega.js';

const drawn = new WeakMap();

/**
 * Draws a chart into an element and replaces the one that was there. Colours of texts and lines come from the style sheet.
 * @param {Record<string, object[]>} data Values by the names of the specification's data.
 */
export async function draw(element, name, data, titles = {}) {
  drawn.get(element)?.finalize();
  const spec = structuredClone(specs[name]);
  for (const source of spec.data) if (data[source.name]) source.values = data[source.name];
  for (const axis of spec.axes ?? []) if (axis.title === undefined && axis.labels !== false && titles[axis.orient]) axis.title = titles[axis.orient];
  // Vega labels its container, and the label that says what is drawn is the element's own.
  const container = document.createElement('div');
  element.replaceChildren(container);
  const view = new View(parse(spec), { renderer: 'svg', container, hover: false });
  drawn.set(element, view);
  await view.runAsync();
  container.setAttribute('aria-hidden', 'true');
}

/** Where bars begin: at zero, or on a logarithmic axis at the power of ten below all. */
export function baseOf(values, scale) {
  const positive = values.filter((value) => value > 0);
  return scale === 'log' && positive.length > 0 ? 10 ** Math.floor(Math.log10(Math.min(...positive) * 0.999)) : 0;
}
