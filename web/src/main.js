import { el, section } from './dom.js';
import { complete, tableOf } from './figures.js';
import { bytes, timeScale } from './format.js';
import { drawBars } from './sections/bars.js';
import { drawComparisons } from './sections/compare.js';
import { controls } from './sections/controls.js';
import { chartFigure, drawDots, nothing } from './sections/dots.js';
import { head } from './sections/head.js';
import { drawNeeds, needsControls } from './sections/needs.js';
import { drawNetwork, networkControls } from './sections/network.js';
import { drawStudy, knownPages } from './sections/reading.js';
import { drawScatter } from './sections/scatter.js';
import { drawService, serviceControls } from './sections/service.js';
import { drawTable, tableControls } from './sections/table.js';
import { parse, serialize } from './state.js';

const data = JSON.parse(document.getElementById('data').textContent);
const page = document.getElementById('page');
let state = parse(location.hash);
let drawing = Promise.resolve();

const formula = `messages a second = min( cores / time on the sender, cores / time on the receiver, bandwidth / bits on the wire )

time on the sender   = writing + size / compressing speed
time on the receiver = reading + size / decompressing speed
bits on the wire     = 8 × (size × compressed share + headers)

two change places at = processor limit of the smaller × bits on the wire of the larger`;

function change(changes) {
  state = { ...state, ...changes };
  // Replaced, so that the back button leaves the page and does not undo a tick; a link has it all the same.
  history.replaceState(null, '', `#${serialize(state)}`);
  refresh(Object.keys(changes));
}

function context() {
  const view = complete(state, data);
  const times = view.records.flatMap((place) => (tableOf(data.records[place], view.op, view.model)?.cases ?? []).map((line) => line.time));
  return { data, view, state, change, scale: timeScale(times, state.unit) };
}

const parts = {
  head: el('div'),
  controls: el('div'),
  nav: el('nav', { 'aria-label': 'On this page' }),
  tableControls: el('div'),
  table: el('div'),
  networkControls: el('div'),
  network: el('div', {}, el('p', { id: 'net-error', role: 'alert', class: 'error' }), el('div', { class: 'answer' }), chartFigure()),
  serviceControls: el('div'),
  service: el('div'),
  needsControls: el('div'),
  needs: el('div'),
  comparisons: el('div'),
  study: el('div'),
  bars: chartFigure(),
  time: chartFigure(),
  scatter: chartFigure(),
  allocated: chartFigure(),
};

const sections = [
  section('overview', 'What a message takes', 'To write it and to read it, from and to your own class, with the fastest configuration of each library.', parts.bars),
  section('time', 'Time', 'One operation; the fastest first.', parts.controls, parts.time, parts.head),
  section('needs', 'Which one for me?', 'Tick what you need. The list shows the serializers that meet it, the fastest first, and why others do not. A need that was not checked excludes none.', parts.needsControls, parts.needs),
  section('study-tables', 'The study', null, parts.study),
  section('comparisons', 'Records side by side', 'How many times as long each case takes. Faster and slower are what differs by more than equal things do in these records.', parts.comparisons),
  section('scatter', 'Size and time', 'Below and to the left is better.', parts.scatter),
  section('memory', 'Allocated memory', 'What one operation allocates.', nothing('Nothing here allocates memory.'), parts.allocated),
  section('network', 'How many messages a second on my network?', 'One side writes and the other reads, both at full load. Headers are those of one packet for each message over Ethernet, IPv4 and TCP. Other work of programs and networks is left out, so this is an upper bound. On a slow network only the payload size matters.',
    parts.networkControls, parts.network, el('details', {}, el('summary', {}, 'The formula'), el('pre', { tabindex: 0, 'aria-label': 'Formula' }, formula))),
  section('service', 'How many cores does my service need?', 'From the study of a real server that reads each request and writes the value back. Times between two measured lengths are interpolated on logarithmic axes.', parts.serviceControls, parts.service),
  section('figures', 'Every figure', null, parts.tableControls, parts.table),
  section('known', 'More about the serializers', null, knownPages()),
];

function shell() {
  page.replaceChildren(
    el('header', {}, el('h1', {}, 'Serialization benchmarks'), el('p', { id: 'summary' })),
    ...sections.slice(0, 2),
    parts.nav,
    ...sections.slice(2));
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
  if (!changed) parts.tableControls.replaceChildren(tableControls({ ...now, change }));
  if (!changed) parts.serviceControls.replaceChildren(serviceControls(now));
  if (has('study', 'records', 'op', 'model', 'values')) keepFocus(parts.networkControls, () => parts.networkControls.replaceChildren(networkControls(now)));
  if (has('needs', 'study', 'records', 'op', 'model', 'values')) keepFocus(parts.needsControls, () => parts.needsControls.replaceChildren(needsControls(now)));
}

function keepFocus(part, replace) {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const selector = focused && (focused.id ? `#${focused.id}` : Object.entries(focused.dataset).map(([key, value]) => `[data-${key}="${CSS.escape(value)}"]`)[0]);
  const text = focused?.tagName === 'BUTTON' ? focused.textContent : null;
  replace();
  const next = selector ? part.querySelector(selector) : text ? [...part.querySelectorAll('button')].find((button) => button.textContent === text) : null;
  next?.focus();
}

const steps = {
  overview: (now) => drawBars(parts.bars, now),
  time: (now) => drawDots(parts.time, now, (line) => line.time, (value) => `${now.scale.short(value)} ${now.scale.unit}`, `${titleOf(now)}, ${now.scale.unit}`, now.scale.nanoseconds),
  needs: (now) => drawNeeds(parts.needs, now),
  study: (now) => drawStudy(parts.study, now),
  comparisons: (now) => drawComparisons(parts.comparisons, now),
  scatter: (now) => drawScatter(parts.scatter, now),
  allocated: (now) => drawDots(parts.allocated, now, (line) => line.allocated, bytes, `${titleOf(now)}: allocated, bytes`),
  network: (now) => drawNetwork(parts.network, now),
  service: (now) => drawService(parts.service, now),
  table: (now) => keepFocus(parts.table, () => drawTable(parts.table, now)),
  navigation: () => drawNavigation(),
};

const titleOf = ({ view }) => `${view.operations.find((operation) => operation.name === view.op)?.title ?? view.op}, ${view.model}`;

// What a change alone touches: the rest need not be drawn again.
const touched = { find: ['table'], sort: ['table'], all: ['table'], net: ['network'], headers: ['network'], cores: ['network'], share: ['network'], pack: ['network'], unpack: ['network'], bytes: ['service'], rate: ['service'], via: ['service'], needs: ['needs'], values: ['needs', 'network'] };

function refresh(changed) {
  const now = context();
  drawControls(now, changed);
  const names = new Set(changed?.every((key) => key in touched) ? changed.flatMap((key) => touched[key]) : Object.keys(steps));
  if (!changed?.every((key) => key in touched)) {
    document.getElementById('summary').textContent = now.view.first.summary ?? now.view.study;
    parts.head.replaceChildren(head(now));
  }

  // One after the other, each after the browser could draw, so that the first chart is there at once.
  drawing = [...names].reduce((before, name, index) => before.then(async () => {
    if (index === 1) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await steps[name](now);
  }), drawing).then(() => { document.documentElement.dataset.drawn = String(Number(document.documentElement.dataset.drawn ?? 0) + 1); });
}

shell();
refresh(null);
document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  goTo(sections.find((part) => !part.hidden));
});
addEventListener('hashchange', () => { state = parse(location.hash); refresh(null); });
