// The page without a name: all variants in their groups, with a drawing of the first position, and the pieces of each family.
import { $, drawing, element, showMain } from './dom.js';
import { ask } from './desk.js';
import { forgetAddress } from './address.js';
import { showDrawingStyles } from './settings.js';

const kFolded = 'trial';  // a group of armies that are there for counts
const headline = family => family.replaceAll('-', ' ').replace(/^./, letter => letter.toUpperCase());
const addressOf = name => `#v=${encodeURIComponent(name)}`;

function link(name, shown) {
  const item = element('li');
  item.append(element('a', { href: addressOf(name), 'data-variant': name }, shown));
  return item;
}

// ---- drawings of first positions: made one after the other, of what is in sight ------------------------------------

const drawn = new Map();
const waiting = [];
let drawing_ = false;

async function drawWaiting() {
  if (drawing_) return;
  drawing_ = true;
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if ($('list').hidden) break;
    const variant = place.dataset.first;
    if (!drawn.has(variant)) {
      try {
        drawn.set(variant, (await ask({ do: 'thumbnail', variant })).svg || '');
      } catch {
        drawn.set(variant, '');
      }
    }
    place.replaceChildren(drawing(drawn.get(variant)));
  }
  waiting.length = 0;
  drawing_ = false;
}

const sight = new IntersectionObserver(entries => {
  // The last one comes first: of what has come into sight that at the top.
  for (const { isIntersecting, target } of entries.reverse()) {
    if (!isIntersecting) continue;
    sight.unobserve(target);
    waiting.push(target);
  }
  drawWaiting();
}, { rootMargin: '200px' });

// ---- the list --------------------------------------------------------------------------------------------------------

function card(variant) {
  const item = link(variant.slug, ''), words = element('small', {}, `${variant.files} x ${variant.ranks}${variant.about ? ` – ${variant.about}` : ''}`);
  const place = element('span', { class: 'first', 'data-first': variant.slug, 'aria-hidden': 'true' });
  item.firstChild.append(place, element('span', {}, variant.name));
  item.append(words);
  item.dataset.words = `${variant.name} ${variant.slug} ${variant.about || ''}`.toLowerCase();
  sight.observe(place);
  return item;
}

function group({ group: name, title, variants }, told) {
  const folded = name === kFolded;
  const part = element(folded ? 'details' : 'section', { 'data-group': name }), list = element('ul');
  list.append(...variants.map(slug => card(told.get(slug))));
  part.append(element(folded ? 'summary' : 'h2', {}, title || headline(name)), list);
  return part;
}

function start(slugs, told) {
  const line = element('p', { id: 'start' }, 'Start here: ');
  slugs.filter(slug => told.has(slug)).forEach((slug, index) => {
    line.append(index ? ', ' : '', element('a', { href: addressOf(slug), 'data-start': slug }, told.get(slug).name));
  });
  return line;
}

// Each word has to occur; a group without a match is left out, and one that is folded opens.
function search() {
  const words = $('search').value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const part of $('variants').querySelectorAll('[data-group]')) {
    const items = [...part.querySelectorAll('li')];
    for (const item of items) item.hidden = !words.every(word => item.dataset.words.includes(word));
    const count = items.filter(item => !item.hidden).length;
    found += count;
    part.hidden = count === 0;
    if (part.matches('details')) part.open = words.length > 0 && count > 0;
  }
  for (const other of $('variants').querySelectorAll('#start, .pieces')) other.hidden = words.length > 0;
  $('found').textContent = !words.length ? '' : found ? `${found} found` : 'No variant has these words';
}

export function listenToSearch() {
  $('search').addEventListener('input', search);
}

// Also where something was wrong before.
export function sayChoose() {
  $('about').textContent = $('about').title = 'Choose a variant to play it, or a piece to see it move';
}

export async function showList() {
  const told = await ask({ do: 'list' });
  if (told.styles) showDrawingStyles(told.styles);
  const variants = new Map(told.variants.map(variant => [variant.slug, variant]));
  const groups = told.groups || [{ group: 'others', title: 'Variants', variants: [...variants.keys()] }];
  const parts = groups.filter(each => each.variants.length).map(each => group(each, variants));
  if (told.start && told.start.length) parts.unshift(start(told.start, variants));
  parts.push(element('h2', { class: 'pieces' }, 'Pieces, each on a board of its own'));
  for (const [family, pieces] of Object.entries(told.families)) {
    const details = element('details', { class: 'pieces' }), list = element('ul', { class: 'names' });
    list.append(...pieces.map(piece => link(`${family}/${piece}`, piece)));
    details.append(element('summary', {}, `${headline(family)} (${pieces.length})`), list);
    parts.push(details);
  }
  $('name').textContent = $('name').title = document.title = 'acedrex';
  sayChoose();
  $('variants').replaceChildren(...parts);
  search();
  forgetAddress();
  showMain('list');
}
