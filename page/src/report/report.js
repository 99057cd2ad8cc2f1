// Draws a report of `acedrex lab` from the JSON within its page.
import * as Plot from '@observablehq/plot';
import css from './report.css';
import { element, number, table } from './parts.js';

const report = JSON.parse(document.getElementById('report').textContent);
const names = report.rules.map((rules) => rules.name);
const colours = ['#3465a4', '#c4601d', '#4e8a3e', '#8a4f8f', '#8d7a1f', '#777777'];
const colour = { domain: names, range: names.map((_, i) => colours[i % colours.length]), legend: names.length > 1 };
const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

// A plot with its caption. Plots are told in the tables, too: they are pictures to those who read aloud.
function figure(title, about, options) {
  const plot = Plot.plot({ style: { background: 'transparent', fontSize: '12px' }, marginLeft: 60, width: 680, ...options });
  plot.setAttribute('role', 'img');
  plot.setAttribute('aria-label', title);
  return element('figure', { class: 'plot' }, element('figcaption', {}, element('b', {}, title), ' ', about), plot);
}

// One row for each set of rules or difference: the estimate with its interval.
function intervals(title, about, rows, reference) {
  return figure(title, about, {
    height: 40 + 28 * rows.length, marginLeft: 210, color: colour.domain.length > 1 ? { ...colour, legend: false } : undefined,
    y: { label: null, domain: rows.map((row) => row.name) }, x: { label: null, grid: true, nice: true },
    marks: [
      Plot.ruleX([reference], { strokeDasharray: '3 3' }),
      Plot.ruleY(rows, { y: 'name', x1: 'low', x2: 'high', stroke: 'colour', strokeWidth: 2 }),
      Plot.dot(rows, { y: 'name', x: 'mean', fill: 'colour', r: 4 }),
    ],
  });
}

function balance() {
  const rows = report.rules.map(({ name, measures: { balance: { mean, bounds } } }, i) =>
    ({ name, mean, low: bounds[0], high: bounds[1], colour: colour.range[i] }));
  return intervals('What the first side scores.', '0.5 is even; the lines hold 95 of 100.', rows, 0.5);
}

function lengths() {
  const games = report.rules.flatMap(({ name, plies }) => plies.map((turns) => ({ name, turns, weight: 1 / plies.length })));
  return figure('Length of the games,', 'in turns of both sides.', {
    height: 120 * names.length + 40, color: { ...colour, legend: false }, fy: { label: null, domain: names },
    x: { label: 'turns' }, y: { label: 'share of the games', percent: true, ticks: 4, grid: true },
    marginRight: 190,
    marks: [
      Plot.rectY(games, Plot.binX({ y: 'sum' }, { x: 'turns', y: 'weight', fy: 'name', fill: 'name', thresholds: 40 })),
      Plot.ruleY([0]),
    ],
  });
}

function clarity() {
  const steps = report.rules.flatMap(({ name, clarity: list }) =>
    list.map(([share, low, middle, high]) => ({ name, share, low, middle, high })));
  return figure('How clear it is who wins,', 'from the beginning of the games to their end: half of the games are within the band.', {
    height: 260, color: colour, x: { label: 'share of the game', percent: true }, y: { label: 'clear', domain: [0, 1], grid: true },
    marks: [
      Plot.areaY(steps, { x: 'share', y1: 'low', y2: 'high', fill: 'name', fillOpacity: 0.15 }),
      Plot.lineY(steps, { x: 'share', y: 'middle', stroke: 'name', strokeWidth: 2 }),
    ],
  });
}

function ends() {
  const rows = report.rules.flatMap(({ name, reasons, games }) =>
    Object.entries(reasons).map(([reason, times]) => ({ name, reason, share: times / games })));
  return figure('How the games end.', '', {
    height: 40 + 24 * rows.length, marginLeft: 120, marginRight: 190, color: { ...colour, legend: false },
    x: { label: 'share of the games', percent: true, grid: true }, y: { label: null }, fy: { label: null, domain: names },
    marks: [Plot.barX(rows, { y: 'reason', x: 'share', fy: 'name', fill: 'name', sort: { y: '-x' } }), Plot.ruleX([0])],
  });
}

function pieces() {
  const rows = report.rules.flatMap(({ name, pieces: list }) => {
    const moves = list.reduce((sum, piece) => sum + piece.moves, 0) || 1;
    return list.map((piece) => ({ name, piece: piece.piece, share: piece.moves / moves }));
  });
  const order = [...new Set(rows.map((row) => row.piece))];
  return figure('Use of the pieces:', 'their share of all plies.', {
    height: 50 + 16 * order.length * names.length, marginLeft: 130, color: colour,
    x: { label: 'share of the plies', percent: true, grid: true }, y: { label: null, axis: null }, fy: { label: null, domain: order, axis: 'left' },
    marks: [Plot.barX(rows, { fy: 'piece', y: 'name', x: 'share', fill: 'name' }), Plot.ruleX([0])],
  });
}

// Differences by their standard error: what stands out.
function differences({ of, less, measures }, index) {
  const rows = Object.entries(measures).filter(([, told]) => told && told.deviation > 0).map(([key, told]) => {
    const half = (told.bounds[1] - told.bounds[0]) / 2;
    return { name: report.titles[key].title, mean: told.mean / half, low: told.bounds[0] / half, high: told.bounds[1] / half, colour: colour.range[index + 1] };
  });
  return intervals(`${of} less ${less}.`, 'Each in units of what may be chance: a line that crosses 0 tells nothing.', rows, 0);
}

function measured() {
  const [first, ...others] = report.comparisons;
  const head = ['', ...names, ...(others.length ? report.comparisons.map(({ of }) => `${of} less the first`) : first ? ['difference'] : [])];
  const rows = Object.entries(report.titles)
    .filter(([key]) => report.rules.some(({ measures }) => measures[key] && measures[key].most !== 0))
    .map(([key, { title, digits }]) => [title,
      ...report.rules.map(({ measures }) => number(measures[key], digits)),
      ...report.comparisons.map(({ measures }) => number(measures[key], digits, true))]);
  return table(head, rows);
}

function used({ name, games, pieces: list }) {
  const mean = (times) => (times / games).toFixed(1);
  return element('section', {}, element('h3', {}, name), table(
    ['of a game', 'moves', 'captures', 'captured', 'promoted', 'left', 'of'],
    list.map((piece) => [piece.piece, mean(piece.moves), mean(piece.captures_by), mean(piece.captured), mean(piece.promoted), mean(piece.left), mean(piece.began)])));
}

document.head.append(element('style', {}, css));
document.documentElement.classList.toggle('dark', dark);
document.getElementById('text').open = false;
document.getElementById('shown').append(
  element('h1', {}, names.join(', ')),
  element('p', {}, report.rules.map(({ name, games }) => `${name}: ${games} games`).join('; '),
    `. ${report.nodes_a_move} positions for each turn, ${report.opening} random turns before; seeds ${report.seeds.join(' to ')}.`),
  element('p', {}, element('code', {}, report.command)),
  ...report.missing.map((missing) => element('p', { class: 'missing' }, missing)),
  balance(), lengths(), clarity(), ends(), pieces(), ...report.comparisons.map(differences),
  element('h2', {}, 'All measures'), measured(),
  element('h2', {}, 'Pieces'), ...report.rules.map(used),
);
