import { el } from '../dom.js';
import { markdown } from '../markdown.js';
import sizesPage from '../../../docs/sizes.md';
import fidelityPage from '../../../docs/fidelity.md';
import hostilePage from '../../../docs/hostile-input.md';
import serializersPage from '../../../docs/serializers.md';

// What is rendered only when it is opened, because few readers open all.
function later(title, make) {
  const details = el('details', {}, el('summary', {}, title));
  details.addEventListener('toggle', () => details.open && details.childElementCount === 1 && details.append(make()), { once: true });
  return details;
}

const withoutHead = (page) => page.replace(/^\*Generated[^\n]*\n+#[^\n]*\n/, '');

/** What src/Info knows of the serializers, from the pages that it generates. */
export const knownPages = () => [
  ['What each serializer is and can do', serializersPage],
  ['Sizes, raw and compressed', sizesPage],
  ['Fidelity: which values come back changed', fidelityPage],
  ['Hostile input: what readers do with malformed bytes', hostilePage],
].map(([title, page]) => later(title, () => markdown(withoutHead(page))));

/** The study's own tables, and what the tables lack. */
export function drawStudy(target, { view }) {
  const record = view.first;
  target.closest('section').hidden = !record.studyTables && !record.missing;
  target.closest('section').querySelector('h2').textContent = record.studyTables ? `The study ${record.study}` : 'Not in the tables';
  target.replaceChildren(...[
    record.studyTables && el('p', {}, `docs/studies/${record.study}.md in the repository says what the study asks, and what its figures are.`),
    record.studyTables && markdown(record.studyTables),
    record.missing && (record.studyTables ? later('Not in the tables', () => markdown(record.missing)) : later('Which serializers, and why', () => markdown(record.missing))),
  ].filter(Boolean));
}
