import { logAxis } from '../axis.js';
import { draw } from '../charts.js';
import { dotsOf, describe, sorted, withSeenIntervals } from '../dots.js';
import { el } from '../dom.js';
import { letterOf, tableOf } from '../figures.js';
import { lengthBeside } from '../vega.js';

/** Draws the figures of a table, or says that there are none: what of a line is drawn, how a value is written, and the axis's title. */
export async function drawDots(figure, { data, view, state }, figuresOf, write, title, divisor = 1) {
  const several = view.records.length > 1;
  const dots = sorted(view.records.flatMap((place, index) => {
    const record = data.records[place];
    const table = tableOf(record, view.op, view.model);
    return dotsOf(record, table, figuresOf, write, divisor, state.hidden)
      .map((dot) => ({ ...dot, record: letterOf(index), label: several ? `${letterOf(index)} ${dot.label}` : dot.label }));
  }));
  figure.hidden = dots.length === 0;
  const sentence = figure.previousElementSibling;
  if (sentence?.classList.contains('nothing')) sentence.hidden = dots.length > 0;
  if (dots.length === 0) return;
  const chart = figure.firstElementChild;
  chart.setAttribute('aria-label', describe(title, dots));
  const isLog = state.scale === 'log';
  const values = dots.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]);
  const axis = isLog ? logAxis(values, figure.clientWidth).domain : [0, Math.max(...values)];
  const cases = withSeenIntervals(dots, axis, lengthBeside(dots.map(({ name }) => name), chart.clientWidth, getComputedStyle(chart).fontFamily), isLog);
  await draw(chart, isLog ? 'dots-log' : 'dots-linear', { cases }, { bottom: `${title}${isLog ? ' (log)' : ''}; lower is better` }, isLog ? { x: values } : {});
}

/** The element that a chart is drawn into: an image with a description for those who cannot see it. */
export const chartFigure = (...more) => el('figure', {}, el('div', { class: 'chart', role: 'img' }), ...more);

/** The line that stands where there is nothing to draw. */
export const nothing = (text) => el('p', { class: 'nothing', hidden: true }, text);
