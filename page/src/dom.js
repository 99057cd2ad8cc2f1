// Small helpers for elements. Names come from scripts: they are set as text, never as markup.
export const $ = id => document.getElementById(id);

// One of the page's parts is shown: table, list or cover.
export function showMain(name) {
  const left = !$('table').hidden && name !== 'table';
  for (const main of ['table', 'list', 'cover']) $(main).hidden = main !== name;
  $('toggles').hidden = name !== 'table';
  if (left) document.dispatchEvent(new Event('left'));
}

export function element(tag, attributes = {}, text = '') {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text !== '') made.textContent = text;
  return made;
}

export function svgElement(tag, attributes) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

// Drawings are made by the program, which escapes the names in them.
export function drawing(markup) {
  const holder = document.createElement('template');
  holder.innerHTML = markup;
  return holder.content.cloneNode(true);
}

export function download(name, type, text) {
  const link = element('a', { download: name, href: URL.createObjectURL(new Blob([text], { type })) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// What the browser keeps; it may keep nothing.
const store = of => ({
  get(key) {
    try {
      return of().getItem(key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      if (value === null) of().removeItem(key); else of().setItem(key, value);
    } catch { /* it keeps nothing */ }
  },
});
export const kept = store(() => localStorage);
// How things look is the same for every port of this machine, as cookies are; a file has no cookies.
export const remembered = {
  get: key => new Map(document.cookie.split('; ').map(each => each.split('='))).get(key) ?? kept.get(key),
  set(key, value) {
    kept.set(key, value);
    document.cookie = `${key}=${value ?? ''}; path=/; samesite=strict; max-age=${value === null ? 0 : 365 * 24 * 3600}`;
  },
};
export const inSession = store(() => sessionStorage);
