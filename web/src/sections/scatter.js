import { draw } from '../charts.js';
import { logAxis } from '../axis.js';
import { el } from '../dom.js';
import { casesOf, labelOf, tableOf } from '../figures.js';
import { looksOf } from '../formats.js';
import { besides, onLogAxis } from '../labels.js';
import { textMetrics } from '../vega.js';

const shapes = {
  circle: 'M6 1a5 5 0 1 0 .01 0Z',
  square: 'M1.5 1.5h9v9h-9Z',
  'triangle-up': 'M6 1 11 10.5H1Z',
  diamond: 'M6 0 11 6 6 12 1 6Z',
  cross: 'M4 1h4v3h3v4H8v3H4V8H1V4h3Z',
  'triangle-down': 'M6 11 1 1.5h10Z',
  'triangle-right': 'M11 6 1.5 11V1Z',
  'triangle-left': 'M1 6 10.5 1v10Z',
};

/** A serializer's mark in lists: its shape in its colour. */
export function mark(look) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const isPath = look.shape.startsWith('M'); // Drawn around the middle.
  svg.setAttribute('viewBox', isPath ? '-1.2 -1.2 2.4 2.4' : '0 0 12 12');
  svg.setAttribute('class', 'mark');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', isPath ? look.shape : shapes[look.shape]);
  path.setAttribute('fill', look.colour);
  svg.append(path);
  return svg;
}

/** The list that names the marks of a chart. */
export function legend(record, names) {
  const looks = looksOf(record.serializers);
  return el('ul', { class: 'legend' }, names.map((name) => el('li', {}, mark(looks.get(name)), labelOf(record, name))));
}

/** Draws size against time for the first record that is shown. */
export async function drawScatter(figure, { view, state, scale }) {
  const table = tableOf(view.first, view.op, view.model);
  const looks = looksOf(view.first.serializers);
  const points = casesOf(table, state.hidden)
    .filter((line) => line.serializer && line.size > 0 && line.time > 0)
    .map((line) => ({ serializer: line.serializer, name: labelOf(view.first, line.serializer), size: line.size, value: line.time / scale.nanoseconds, ...looks.get(line.serializer) }));
  figure.closest('section').hidden = points.length < 2;
  if (points.length < 2) return;
  const [width, height] = [figure.clientWidth - 70, 312];
  const axes = { x: points.map((point) => point.size), y: points.map((point) => point.value) };
  const [sizes, times] = [logAxis(axes.x, width).domain, logAxis(axes.y, height).domain];
  const font = getComputedStyle(figure).fontFamily;
  const offsets = besides(points.map((point) => ({ x: onLogAxis(point.size, ...sizes, width), y: height - onLogAxis(point.value, ...times, height), width: textMetrics.width({ font, fontSize: 11 }, point.name) })), width);
  const unnamed = points.filter((point, index) => offsets[index] === null).map((point) => point.serializer);
  figure.firstElementChild.setAttribute('aria-label', `Size against time. ${points.map((point) => `${point.name}: ${point.size} bytes, ${scale.short(point.value * scale.nanoseconds)} ${scale.unit}`).join('; ')}.`);
  await draw(figure.firstElementChild, 'scatter', { cases: points.map((point, index) => ({ ...point, ...(offsets[index] ?? { dx: 0, dy: 0 }), label: offsets[index] ? point.name : '' })) }, { left: `Time, ${scale.unit} (log); lower is better` }, axes);
  figure.querySelector('.legend')?.remove();
  figure.querySelector('.unnamed')?.remove();
  if (unnamed.length > 0) figure.append(el('p', { class: 'unnamed' }, 'Marks that have no room for a name:'), legend(view.first, unnamed));
}
