// What can be measured of how the page looks: axe finds nothing serious in any of its states, light and dark, and clicks are
// answered at once on the largest board.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { address, begin, click, closeWindows, end, newPage, open, press, ready } from './harness.mjs';

before(begin);
afterEach(closeWindows);
after(end);

const require = createRequire(new URL('../../page/package.json', import.meta.url));
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

async function sound(page, where) {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => (await window.axe.run(document, { resultTypes: ['violations'] })).violations
    .filter(each => ['serious', 'critical'].includes(each.impact))
    .map(each => `${each.id}: ${each.nodes.slice(0, 3).map(node => `${node.target.join(' ')} (${node.any[0]?.message ?? ''})`).join('; ')}`));
  assert.deepEqual(found, [], where);
}

for (const colorScheme of ['light', 'dark'])
  test(`axe finds nothing serious, ${colorScheme}`, async () => {
    const list = await newPage(await address(), { colorScheme });
    await sound(list, 'the list');
    const page = await open({ v: 'mayan-ascendancy', s: 'MA El4,Ad8,Ph8,Kf1,ki12' }, { colorScheme });
    for (const name of ['script', 'settings']) await page.click(`[data-toggle="${name}"]`);
    await click(page, 'l4', 'd8');
    await sound(page, 'in the midst of a turn, all panels open');
    await press(page, 'finish');
    await sound(page, 'with choices');
    const mate = await open({ v: 'classical-chess', m: ['Pf2-f3', 'Pe7-e5', 'Pg2-g4', 'Qd8-h4'] }, { colorScheme });
    await press(mate, 'annotate');
    await mate.waitForSelector('#graph [data-mark="??"]');
    await sound(mate, 'after mate, with its mistakes');
    await press(mate, 'back');
    await press(mate, 'solve');
    await mate.waitForSelector('#solution [data-count]');
    await sound(mate, 'with a solution');
    await press(mate, 'edit');
    await ready(mate);
    await sound(mate, 'edited');
    const hands = await open({ v: 'crazyhouse', s: 'Ch Ke1,ke8,+Q,+p' }, { colorScheme });
    await hands.fill('#setup', 'nonsense');
    await hands.press('#setup', 'Enter');
    await ready(hands);
    await sound(hands, 'with an error');
  });
