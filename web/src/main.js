import { el, section } from './dom.js';
import { complete, tableOf } from './figures.js';
import { bytes, ratio, timeScale } from './format.js';
import { barsOf, chartFigure, drawBars, nothing } from './sections/bars.js';
import { drawComparisons } from './sections/compare.js';
import { controls } from './sections/controls.js';
import { head } from './sections/head.js';
import { drawNeeds, needsControls } from './sections/needs.js';
import { drawNetwork, networkControls } from './sections/network.js';
import { drawStudy, knownPages } from './sections/reading.js';
import { drawScatter } from './sections/scatter.js';
import { drawTable, tableControls } from './sections/table.js';
import { parse, serialize } from './state.js';

const data = JSON.parse(document.getElementById('data').textContent);
const page = document.getElementById('page');
let state = parse(location.hash);
let drawing = Promise.resolve();

const formula = `messages a second = min( cores / time on the sender, cores / time on the receiver, bandwidth / bits on the wire )

time on the sender   = writing + size / compressing speed
time on the receiver = reading + size / decompressing speed
bits on the wire     = 8 × size × compressed share

two change places at = processor limit of the smaller × bits on the wire of the larger`;

function change(changes) {
  state = { ...state, ...changes };
  // Replaced, so that the back button leaves the page and does not undo a tick; a link has it all the same.
  history.replaceState(null, '', `#${serialize(state)}`);
  refresh(Object.keys(changes));
}

function context() {
  const view = complete(state, data);
  const times = view.records.flatMap((place) => (tableOf(data.records[place], view.op, view.model)?.cases ?? []).map((line) => line.time?.[0]));
  return { data, view, state, change, scale: timeScale(times, state.unit) };
}

const parts = {
  head: el('div'),
  controls: el('div', { class: 'sticky' }),
  nav: el('nav', { 'aria-label': 'On this page' }),
  tableControls: el('div'),
  table: el('div'),
  networkControls: el('div'),
  network: el('div', {}, el('p', { id: 'net-error', role: 'alert', class: 'error' }), el('div', { class: 'answer' }), chartFigure()),
  needsControls: el('div'),
  needs: el('div'),
  comparisons: el('div'),
  study: el('div'),
  time: chartFigure(),
  scatter: chartFigure(),
  distance: chartFigure(),
  allocated: chartFigure(),
};

const sections = [
  section('time', 'Time', 'One operation, with the 95 % confidence interval as a line across the end of the bar. Where two intervals overlap, the difference is not sure.', parts.time),
  section('comparisons', 'Records side by side', 'How many times as long each case takes. Where the interval holds 1, the two are the same.', parts.comparisons),
  section('scatter', 'Size and time', 'Below and to the left is better.', parts.scatter),
  section('distance', 'Distance to the floor', 'How many times as long as merely copying the smallest payload, or the model: a reference, not a bound.', nothing('This table has no floor.'), parts.distance),
  section('memory', 'Allocated memory', 'What one operation allocates.', nothing('Nothing here allocates memory.'), parts.allocated),
  section('figures', 'Every figure', null, parts.tableControls, parts.table),
  section('network', 'How many messages a second on my network?', 'One side writes, the other reads, and both are as busy as they can be. What else a program and a network do with a message is not in it, so it is an upper bound.',
    parts.networkControls, parts.network, el('details', {}, el('summary', {}, 'The formula'), el('pre', { tabindex: 0, 'aria-label': 'Formula' }, formula))),
  section('needs', 'Which one for me?', 'What excludes a serializer is what the suite found out of it, not an opinion.', parts.needsControls, parts.needs),
  section('study-tables', 'The study', null, parts.study),
  section('known', 'More about the serializers', null, knownPages()),
];

function shell() {
  page.replaceChildren(
    el('header', {}, el('h1', {}, 'Serialization benchmarks'), el('p', { id: 'summary' })),
    parts.head,
    parts.controls,
    parts.nav,
    ...sections);
}

// The address holds the state, so the page's own links move the focus and leave it alone.
function goTo(part) {
  const title = part.querySelector('h2');
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  part.scrollIntoView();
}

function drawNavigation() {
  parts.nav.replaceChildren(el('ul', {}, sections.filter((part) => !part.hidden).map((part) => el('li', {}, el('a', { href: `#${part.id}`, click: (event) => {
    event.preventDefault();
    goTo(part);
  } }, part.querySelector('h2').textContent)))));
}

// Controls are made again only where what they offer changes, so that nothing loses the focus.
function drawControls(now, changed) {
  const has = (...keys) => !changed || keys.some((key) => changed.includes(key));
  if (has('study', 'records', 'op', 'model', 'hidden')) keepFocus(parts.controls, () => {
    const open = [...parts.controls.querySelectorAll('details[open]')].map((details) => details.id);
    parts.controls.replaceChildren(controls(now));
    for (const id of open) parts.controls.querySelector(`#${id}`)?.setAttribute('open', '');
  });
  if (!changed) {
    parts.tableControls.replaceChildren(tableControls({ ...now, change }));
    parts.networkControls.replaceChildren(networkControls(now));
  }

  if (has('needs')) keepFocus(parts.needsControls, () => parts.needsControls.replaceChildren(needsControls(now)));
}

function keepFocus(part, replace) {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const selector = focused && (focused.id ? `#${focused.id}` : Object.entries(focused.dataset).map(([key, value]) => `[data-${key}="${CSS.escape(value)}"]`)[0]);
  const text = focused?.tagName === 'BUTTON' ? focused.textContent : null;
  replace();
  const next = selector ? part.querySelector(selector) : text ? [...part.querySelectorAll('button')].find((button) => button.textContent === text) : null;
  next?.focus();
}

const steps = [
  (now) => drawBars(parts.time, now, barsOf(now, (line) => line.time, (value) => `${now.scale.short(value)} ${now.scale.unit}`, now.scale.nanoseconds), `Time, ${now.scale.unit}`),
  (now) => drawComparisons(parts.comparisons, now),
  (now) => drawScatter(parts.scatter, now),
  (now) => drawBars(parts.distance, now, barsOf(now, (line) => line.serializer && line.distance, (value) => `${ratio(value)} ×`), 'Times as long as the floor'),
  (now) => drawBars(parts.allocated, now, barsOf(now, (line) => (line.allocated > 0 ? [line.allocated] : null), bytes), 'Allocated, bytes'),
  (now) => keepFocus(parts.table, () => drawTable(parts.table, now)),
  (now) => drawNetwork(parts.network, now),
  (now) => drawNeeds(parts.needs, now),
  (now) => { drawStudy(parts.study, now); drawNavigation(); },
];

// What a change alone touches: the rest need not be drawn again.
const touched = { find: [5], sort: [5], all: [5], net: [6], cores: [6], share: [6], pack: [6], unpack: [6], needs: [7] };

function refresh(changed) {
  const now = context();
  drawControls(now, changed);
  const places = new Set(changed?.every((key) => key in touched) ? changed.flatMap((key) => touched[key]) : steps.keys());
  if (!changed?.every((key) => key in touched)) {
    document.getElementById('summary').textContent = now.view.first.summary ?? now.view.study;
    parts.head.replaceChildren(head(now));
  }

  // One after the other, each after the browser could draw, so that the first chart is there at once.
  drawing = [...places].reduce((before, place, index) => before.then(async () => {
    if (index === 1) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await steps[place](now);
  }), drawing).then(() => { document.documentElement.dataset.drawn = String(Number(document.documentElement.dataset.drawn ?? 0) + 1); });
}

shell();
refresh(null);
document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  goTo(sections[0]);
});
addEventListener('hashchange', () => { state = parse(location.hash); refresh(null); });
