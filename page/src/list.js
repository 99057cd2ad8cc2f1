// The page without a name: all variants, by families, and the pieces of each.
import { $, element, showMain } from './dom.js';
import { ask } from './desk.js';
import { forgetAddress } from './address.js';

const headline = family => family.replaceAll('-', ' ').replace(/^./, letter => letter.toUpperCase());

function link(name, shown) {
  const item = element('li');
  item.append(element('a', { href: `#v=${encodeURIComponent(name)}`, 'data-variant': name }, shown));
  return item;
}

export async function showList() {
  const told = await ask({ do: 'list' });
  const families = new Map();
  for (const variant of told.variants) {
    if (!families.has(variant.family)) families.set(variant.family, []);
    families.get(variant.family).push(variant);
  }
  const parts = [];
  for (const [family, variants] of families) {
    const list = element('ul');
    for (const variant of variants) {
      const item = link(variant.slug, variant.name);
      item.append(element('small', {}, /^\d/.test(variant.about) ? variant.about : `${variant.files} x ${variant.ranks} fields, ${variant.about}`));
      list.append(item);
    }
    parts.push(element('h2', {}, headline(family)), list);
  }
  parts.push(element('h2', {}, 'Pieces, each on a board of its own'));
  for (const [family, pieces] of Object.entries(told.families)) {
    const details = element('details'), list = element('ul', { class: 'names' });
    list.append(...pieces.map(piece => link(`${family}/${piece}`, piece)));
    details.append(element('summary', {}, `${headline(family)} (${pieces.length})`), list);
    parts.push(details);
  }
  $('about').textContent = 'Choose a variant to play it, or a piece to see it move';
  $('variants').replaceChildren(...parts);
  forgetAddress();
  showMain('list');
}
