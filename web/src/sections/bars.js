import { baseOf, draw } from '../charts.js';
import { el } from '../dom.js';
import { casesOf, letterOf, nameOf, tableOf } from '../figures.js';
import { floorLook, looksOf } from '../formats.js';

/** What the bars of a section show: the figures of a line, how a value is written, and the axis's title. */
export function barsOf(context, figuresOf, write, divisor = 1) {
  const { data, view, state } = context;
  const several = view.records.length > 1;
  const bars = view.records.flatMap((place, index) => {
    const record = data.records[place];
    const table = tableOf(record, view.op, view.model);
    const looks = looksOf(record.serializers);
    return casesOf(table, state.hidden).flatMap((line) => {
      const figures = figuresOf(line);
      if (!figures) return [];
      const [value, low, high] = figures;
      return [{
        name: nameOf(table, line),
        record: letterOf(index),
        value: value / divisor,
        low: low === undefined ? null : low / divisor,
        high: high === undefined ? null : high / divisor,
        end: Math.max(value, high ?? value) / divisor,
        colour: (looks.get(line.serializer) ?? floorLook).colour,
        opacity: 1 - 0.3 * (index % 3),
        label: (several ? `${letterOf(index)} ` : '') + write(value),
      }];
    });
  });
  const base = baseOf(bars.flatMap((bar) => [bar.value, bar.low ?? bar.value]), state.scale);
  return bars.filter((bar) => state.scale !== 'log' || bar.value > 0).map((bar) => ({ ...bar, base, low: state.scale === 'log' && !(bar.low > 0) ? null : bar.low }));
}

/** A figure with bars; a sentence where there is nothing to draw. */
export async function drawBars(figure, context, bars, title) {
  const summary = bars.length === 0 ? '' : `${title}. ${bars.map((bar) => `${bar.name}: ${bar.label}`).join('; ')}.`;
  figure.hidden = bars.length === 0;
  figure.previousElementSibling?.classList.contains('nothing') && (figure.previousElementSibling.hidden = bars.length > 0);
  if (bars.length === 0) return;
  const chart = figure.firstElementChild;
  chart.setAttribute('aria-label', summary);
  const scale = context.state.scale === 'log' ? 'log' : 'linear';
  await draw(chart, `bars-${scale}`, { cases: bars }, { bottom: `${title}${scale === 'log' ? ' (log)' : ''}` });
}

/** The element that a chart is drawn into: an image with a description for those who cannot see it. */
export const chartFigure = (...more) => el('figure', {}, el('div', { class: 'chart', role: 'img' }), ...more);

/** The line that stands where there is nothing to draw. */
export const nothing = (text) => el('p', { class: 'nothing', hidden: true }, text);
