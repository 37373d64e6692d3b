import { Marked } from 'marked';

// The pages' links lead into the repository, which a page that was passed on does not have beside it.
const marked = new Marked({
  gfm: true,
  renderer: {
    link({ tokens, href }) {
      const text = this.parser.parseInline(tokens);
      return /^https?:/.test(href) ? `<a href="${href.replaceAll('"', '%22')}" rel="noreferrer">${text}</a>` : text;
    },
    image: ({ text }) => text,
    html: () => '', // Records hold texts from elsewhere.
  },
});

/** Renders Markdown of the suite as an element, with headings from a level on. */
export function markdown(text, level = 3) {
  const element = document.createElement('div');
  element.className = 'prose';
  element.innerHTML = marked.parse(text);
  const headings = [...element.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const least = Math.min(...headings.map((heading) => Number(heading.tagName[1])));
  for (const heading of headings) {
    const shifted = document.createElement(`h${Math.min(6, Number(heading.tagName[1]) - least + level)}`);
    shifted.append(...heading.childNodes);
    heading.replaceWith(shifted);
  }
  for (const table of element.querySelectorAll('table')) {
    const title = table.closest('.prose') && previousHeading(table);
    const frame = document.createElement('div');
    frame.className = 'scroll';
    frame.tabIndex = 0;
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', title ? `Table: ${title}` : 'Table');
    table.replaceWith(frame);
    frame.append(table);
    for (const header of table.querySelectorAll('th')) {
      header.scope = 'col';
      if (header.textContent.trim() === '') header.replaceWith(document.createElement('td'));
    }
  }
  return element;
}

function previousHeading(table) {
  for (let node = table.previousElementSibling; node; node = node.previousElementSibling) {
    if (/^H\d$/.test(node.tagName)) return node.textContent;
  }
  return null;
}
