import { draw } from '../charts.js';
import { dotsOf, describe, sorted } from '../dots.js';
import { el } from '../dom.js';
import { letterOf, tableOf } from '../figures.js';

/** Draws the figures of a table, or says that there are none: what of a line is drawn, how a value is written, and the axis's title. */
export async function drawDots(figure, { data, view, state }, figureOf, write, title, divisor = 1) {
  const several = view.records.length > 1;
  const dots = sorted(view.records.flatMap((place, index) => {
    const record = data.records[place];
    const table = tableOf(record, view.op, view.model);
    return dotsOf(record, table, figureOf, write, divisor, state.hidden)
      .map((dot) => ({ ...dot, record: letterOf(index), label: several ? `${letterOf(index)} ${dot.label}` : dot.label }));
  }));
  figure.hidden = dots.length === 0;
  const sentence = figure.previousElementSibling;
  if (sentence?.classList.contains('nothing')) sentence.hidden = dots.length > 0;
  if (dots.length === 0) return;
  const chart = figure.firstElementChild;
  chart.setAttribute('aria-label', describe(title, dots));
  const isLog = state.scale === 'log';
  await draw(chart, isLog ? 'dots-log' : 'dots-linear', { cases: dots }, { bottom: `${title}${isLog ? ' (log)' : ''}; lower is better` }, isLog ? { x: dots.map(({ value }) => value) } : {});
}

/** The element that a chart is drawn into: an image with a description for those who cannot see it. */
export const chartFigure = (...more) => el('figure', {}, el('div', { class: 'chart', role: 'img' }), ...more);

/** The line that stands where there is nothing to draw. */
export const nothing = (text) => el('p', { class: 'nothing', hidden: true }, text);
