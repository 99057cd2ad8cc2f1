// Parts of a report.

// element('td', { class: 'number' }, 'text', child ...)
export function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

// The estimate with half of its interval; sign: a difference.
export function number(told, digits, sign = false) {
  if (!told) return '-';
  const shown = Math.max(digits, 1);
  const mean = (sign && told.mean >= 0 ? '+' : '') + told.mean.toFixed(shown);
  return `${mean} ± ${((told.bounds[1] - told.bounds[0]) / 2).toFixed(shown)}`;
}

export function table(head, rows) {
  return element('div', { class: 'wide' }, element('table', {},
    element('thead', {}, element('tr', {}, ...head.map((text) => element('th', { scope: 'col' }, text)))),
    element('tbody', {}, ...rows.map(([name, ...cells]) =>
      element('tr', {}, element('th', { scope: 'row' }, name), ...cells.map((text) => element('td', {}, text)))))));
}
