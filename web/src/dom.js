/** Makes an element. Properties that are functions listen; others are attributes, of which null and false are left out. */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A labelled choice. */
export function select(label, options, chosen, choose, id) {
  return el('label', { class: 'field' }, el('span', {}, label), el('select', { id, change: (event) => choose(event.target.value) },
    options.map(([value, text]) => el('option', { value, selected: value === chosen }, text))));
}

/** A labelled field for a text or a number. */
export function input(label, value, change, properties = {}) {
  return el('label', { class: 'field' }, el('span', {}, label), el('input', { value, input: (event) => change(event.target.value), ...properties }));
}

/** A labelled box to tick. */
export function checkbox(label, checked, change, properties = {}) {
  const box = el('input', { type: 'checkbox', change: (event) => change(event.target.checked), ...properties });
  box.checked = checked;
  return el('label', { class: 'check' }, box, el('span', {}, label));
}

/** A part of the page with a heading and an introduction. */
export function section(id, title, introduction, ...children) {
  return el('section', { id, 'aria-labelledby': `${id}-title` }, el('h2', { id: `${id}-title` }, title), introduction ? el('p', { class: 'introduction' }, introduction) : null, ...children);
}
