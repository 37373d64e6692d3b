// Draws the compiled specifications with Vega.
import specs from 'specs';
import { withLogAxes } from './axis.js';
import { withKinds } from './bars.js';
import { wrapped } from './labels.js';
import { lengthBeside, parse, View } from './vega.js';

const drawn = new WeakMap();

/**
 * Draws a chart into an element and replaces the one that was there. Colours of texts and lines come from the style sheet.
 * @param {Record<string, object[]>} data Values by the names of the specification's data.
 * @param {Record<string, string>} titles Titles by the side of their axis.
 * @param {Record<string, number[]>} logAxes The values of logarithmic axes, by their names.
 * @param {number} height In pixels; that of the specification if not given.
 */
export async function draw(element, name, data, titles = {}, logAxes = {}, height = undefined) {
  drawn.get(element)?.finalize();
  const width = element.clientWidth;
  const spec = withLogAxes({ ...structuredClone(specs[name]), ...(height && { height }) }, logAxes, { x: name === 'dots-log' ? lengthBeside(data.cases.map((one) => one.name), width, getComputedStyle(element).fontFamily) : width - 80, y: 300 });
  for (const source of spec.data) if (data[source.name]) source.values = data[source.name];
  if (name === 'page-bars') withKinds(spec, data.cases, 1.02);
  for (const axis of spec.axes ?? []) if (axis.title === undefined && axis.labels !== false && titles[axis.orient]) axis.title = wrapped(titles[axis.orient], (width - 70) / 7);
  // Vega labels its container, and the label that says what is drawn is the element's own.
  const container = document.createElement('div');
  element.replaceChildren(container);
  const view = new View(parse(spec), { renderer: 'svg', container, hover: false });
  drawn.set(element, view);
  await view.runAsync();
  container.setAttribute('aria-hidden', 'true');
}
