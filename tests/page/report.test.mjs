// A report of the lab draws itself, from the file alone.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { begin, closeWindows, emptyPage, end, environment, folder, program, singleFile } from './harness.mjs';

before(begin);
afterEach(closeWindows);
after(end);

test('a report of the lab draws itself, without a network', { skip: singleFile !== '' }, async () => {
  const place = folder();
  const made = spawnSync(program, ['lab', 'classical-chess', 'king-of-the-hill', '--games', '4', '--nodes', '20', '--report', place],
    { env: environment, encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
  const page = await emptyPage();
  const faults = [], asked = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  page.on('console', (message) => faults.push(message.text()));
  page.on('request', (request) => asked.push(request.url()));
  const address = String(pathToFileURL(join(place, 'report.html')));
  await page.goto(address);
  // Balance, length, clarity, ends, pieces, differences.
  assert.equal(await page.locator('figure.plot').count(), 6);
  for (const title of await page.locator('.plot b').allTextContents()) assert.ok(title.length > 5, title);
  assert.ok(await page.locator('.plot svg rect').count() > 10);
  assert.ok(await page.locator('.plot svg path').count() > 4);
  assert.equal(await page.locator('h1').textContent(), 'classical-chess, king-of-the-hill');
  assert.match(await page.locator('table').first().textContent(), /first side scores[01]\.\d{3} ± 0\.\d{3}/);
  assert.equal(await page.locator('#text').getAttribute('open'), null);
  assert.match(await page.locator('#text pre').textContent(), /^A {2}classical-chess, 4 games\n/);
  assert.deepEqual(faults, []);
  assert.deepEqual(asked.filter((one) => one !== address), []);
});
