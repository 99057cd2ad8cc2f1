// Moves back and forth, the setup, the address, the list, editing, cards, looks.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import {
  address, at, begin, choices, click, closeWindows, end, hash, inChromiumOnly, moves, newPage, open, press, ready, run,
  setupOf, singleFile, status,
} from './harness.mjs';

before(begin);
afterEach(closeWindows);
after(end);

test('undo, redo, moves of the list, a new line', async () => {
  const page = await open({ v: 'classical-chess' });
  const state = Number(await page.getAttribute('body', 'data-state'));
  await click(page, 'e2', 'e4', 'e7', 'e5', 'g1', 'f3');
  assert.ok(Number(await page.getAttribute('body', 'data-state')) >= state + 6);
  await press(page, 'undo');
  assert.deepEqual(await moves(page), ['Pe2-e4', 'Pe7-e5']);
  assert.equal(await page.getAttribute('#moves [data-undone]', 'data-long'), 'Ng1-f3');
  assert.equal(await page.getAttribute('#moves [data-current]', 'data-long'), 'Pe7-e5');
  await press(page, 'redo');
  assert.equal(await page.isDisabled('#redo'), true);
  await page.click('#moves [data-ply="1"]');
  await ready(page);
  assert.equal(await at(page, 'e7'), 'dark Pawn');
  assert.equal(await page.locator('#moves [data-undone]').count(), 2);
  await click(page, 'c7', 'c5');
  assert.deepEqual(await moves(page), ['Pe2-e4', 'Pc7-c5']);
  assert.equal(await page.locator('#moves [data-undone]').count(), 0);
  await press(page, 'new');
  assert.deepEqual(await moves(page), []);
  assert.equal(await page.isDisabled('#undo'), true);
});

test('the address follows, is taken over, and shares', async () => {
  const page = await open({ v: 'classical-chess' });
  await click(page, 'e2', 'e4');
  assert.equal(new URL(page.url()).hash, hash({ v: 'classical-chess', m: ['Pe2-e4'] }));
  const other = await newPage(page.url());
  assert.deepEqual(await moves(other), ['Pe2-e4']);
  await other.evaluate(() => { location.hash = `v=mayan-ascendancy&s=${encodeURIComponent('MA El4,Ad8,Ph8,Kf1,ki12')}`; });
  await other.waitForFunction(() => document.getElementById('name').textContent === 'Mayan Ascendancy');
  await ready(other);
  assert.equal(await setupOf(other), 'MA Kf1,Ph8,El4,Ad8,ki12');
  const random = await open({ v: 'chess960:7' });
  assert.match(random.url(), /#v=chess960%3A/);
});

test('an address that cannot be followed is told, and the page works on', async () => {
  const fault = page => page.getAttribute('#setup', 'data-error');
  const page = await open({ v: 'classical-chess', m: ['Pe2-e4', 'Pe7-e5', 'Ng1-g3'] });
  assert.match(await fault(page), /g3/);
  assert.deepEqual(await moves(page), ['Pe2-e4', 'Pe7-e5']);
  await click(page, 'g1', 'f3');
  assert.equal(await fault(page), '');
  const setup = await open({ v: 'classical-chess', s: 'CC Ke1,Zz9' });
  assert.notEqual(await fault(setup), '');
  await click(setup, 'e2', 'e4');
  const name = await open({ v: 'croation-ties' });
  assert.match(await fault(name), /croatian-ties/);
  assert.ok(await name.isVisible('[data-variant="croatian-ties"]'));
  const script = await open({ c: '!!!' });
  assert.match(await fault(script), /c=/);
});

test('a game that is shown stays where a link or an address leads nowhere, and so does its address', async () => {
  const page = await open({ v: 'classical-chess', m: ['Pe2-e4'] });
  for (const wrong of ['#c=zzz', '#v=no-such-game', '#x=1', '#foo=1&']) {
    await page.fill('#paste-link', `https://example.org/${wrong}`);
    await page.press('#paste-link', 'Enter');
    await page.waitForFunction(() => document.getElementById('setup').dataset.error && document.body.dataset.ready === 'true');
    assert.deepEqual(await moves(page), ['Pe2-e4']);
    assert.equal(new URL(page.url()).hash, hash({ v: 'classical-chess', m: ['Pe2-e4'] }));
    await click(page, 'e7', 'e5');
    await press(page, 'undo');
  }
});

test('the setup is an input', async () => {
  const page = await open({ v: 'classical-chess' });
  await click(page, 'e2', 'e4');
  await page.fill('#setup', '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1');
  await page.press('#setup', 'Enter');
  await ready(page);
  assert.deepEqual(await moves(page), []);
  assert.equal(await at(page, 'a1'), 'light Rook');
  assert.match(await setupOf(page), /^CC .*ke8/);
  const before = await page.innerHTML('#board');
  await page.fill('#setup', 'CC Ke1,ke9');
  await page.press('#setup', 'Enter');
  await ready(page);
  assert.match(await page.getAttribute('#setup', 'data-error'), /e9/);
  assert.equal(await page.innerHTML('#board'), before);
  await page.fill('#setup', 'CC Ke1,ke8');
  await page.press('#setup', 'Enter');
  await ready(page);
  assert.equal(await page.getAttribute('#setup', 'data-error'), '');
});

test('the list is named as what it is, and Escape leaves it alone', async () => {
  const page = await open({ v: 'duck' });
  assert.match(await page.title(), /^Duck Chess/);
  await click(page, 'e2', 'e4');
  await page.click('#to-list');
  await ready(page);
  assert.equal(await page.title(), 'acedrex');
  assert.equal(await page.textContent('#name'), 'acedrex');
  await page.keyboard.press('Escape');
  await ready(page);
  assert.ok(await page.isVisible('#variants'));
});

test('Escape in a text takes nothing back', async () => {
  const page = await open({ v: 'duck' });
  await click(page, 'e2', 'e4');
  for (const text of ['paste-link', 'stipulation', 'comment', 'setup']) {
    await page.evaluate(id => document.getElementById(id).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })), text);
    await ready(page);
    assert.match(await page.textContent('#next'), /Duck/, text);
  }
});

test('what is said of a draw is shown', async () => {
  const page = await open({ v: 'classical-chess' });
  await press(page, 'offer');
  assert.equal(await page.textContent('#reason'), 'White offers a draw');
});

test('the list opens a variant', async () => {
  const page = await newPage(await address());
  assert.ok(await page.locator('[data-variant]').count() >= 60);
  await page.click('[data-variant="croatian-ties"]');
  await page.waitForFunction(() => document.querySelector('#board [data-field]'));
  await ready(page);
  await click(page, 'e2', 'e4');
  await page.click('#to-list');
  await ready(page);
  assert.ok(await page.isVisible('[data-variant="shogi"]'));
  assert.deepEqual(page.faults, []);
});

test('copies go to the clipboard', { skip: singleFile !== '' }, async () => {
  const page = await open({ v: 'classical-chess' });
  await click(page, 'e2', 'e4');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await press(page, 'copy-setup');
  assert.equal(await clipboard(), await setupOf(page));
  await press(page, 'copy-link');
  // The token of this server is nobody else's; without it the page says what is missing.
  const link = await clipboard();
  assert.doesNotMatch(link, /token|\?/);
  const other = await newPage(await address() + new URL(link).hash);
  assert.deepEqual(await moves(other), ['Pe2-e4']);
  const without = await newPage(link);
  assert.match(await without.textContent('#about'), /lacks the token/);
  await page.click('summary');
  await press(page, 'copy-score');
  const score = await clipboard();
  assert.match(score, /1\. e4/);
  await press(page, 'new');
  await page.fill('#score', score);
  await press(page, 'paste-score');
  assert.deepEqual(await moves(page), ['Pe2-e4']);
});

test('comments belong to the score', async () => {
  const page = await open({ v: 'classical-chess' });
  assert.equal(await page.isVisible('#comment'), false);
  await click(page, 'e2', 'e4');
  await page.fill('#comment', 'best <b>by test</b>');
  await page.press('#comment', 'Enter');
  await ready(page);
  assert.equal(await page.textContent('#moves .comment'), 'best <b>by test</b>');
  assert.equal(await page.getAttribute('#moves [data-ply="1"]', 'data-long'), 'Pe2-e4');
  const score = await page.evaluate(() => window.acedrex.ask({ do: 'score' }));
  assert.match(score.text, /1\. e4 \{best <b>by test<\/b>\}/);
  // The address has no room for them, and the window keeps them to be loaded again.
  await page.reload();
  await ready(page);
  assert.equal(await page.textContent('#moves .comment'), 'best <b>by test</b>');
  await press(page, 'undo');
  await click(page, 'd2', 'd4');
  assert.equal(await page.locator('#moves .comment').count(), 0);
});

test('the last move is looked into ply by ply', async () => {
  const page = await open({ v: 'mayan-ascendancy', s: 'MA El4,Ad8,Ph8,Kf1,ki12', m: ['[El4-d8]~[Ad8-h8=Q]'] });
  await page.click('#steps li:first-child button');
  await ready(page);
  assert.equal(await page.getAttribute('[data-air]', 'data-air'), 'd8');
  assert.equal(await at(page, 'h8'), 'light Pawn');
  assert.deepEqual(await moves(page), ['[El4-d8]~[Ad8-h8=Q]']);
  await page.keyboard.press('Escape');
  await ready(page);
  assert.equal(await at(page, 'h8'), 'light Queen');
  assert.equal(await page.$('[data-air]'), null);
});

test('the position is edited', async () => {
  const page = await open({ v: 'classical-chess' });
  await press(page, 'edit');
  await page.click('#cast [aria-label="put a light Queen"]');
  await click(page, 'e4');
  assert.equal(await at(page, 'e4'), 'light Queen');
  await page.click('#cast .none');
  await click(page, 'd8');
  assert.equal(await at(page, 'd8'), '');
  assert.equal(await page.getAttribute('[data-at="e1"]', 'data-tags'), '&');
  page.once('dialog', dialog => dialog.accept(''));
  await page.click('[data-field="e1"]', { button: 'right' });
  await ready(page);
  assert.equal(await page.getAttribute('[data-at="e1"]', 'data-tags'), '');
  await press(page, 'edit');
  await click(page, 'e4', 'e7');
  assert.deepEqual(await moves(page), ['Qe4-e7*']);
});

test('a card tells of the piece under the pointer', async () => {
  const page = await open({ v: 'croatian-ties' });
  await page.hover('[data-field="b1"]');
  await page.waitForSelector('#card:not([hidden])');
  assert.match(await page.textContent('#card'), /Pegasus/);
  await page.mouse.move(5, 5);
  assert.equal(await page.isVisible('#card'), false);
});

test('looks are remembered', async () => {
  const page = await open({ v: 'croatian-ties' });
  await page.click('[data-toggle="settings"]');
  await page.selectOption('#pieces', 'letters');
  await ready(page);
  assert.ok(await page.locator('#board .ax-symbol').count() >= 40);
  await page.selectOption('#scheme', 'dark');
  await page.uncheck('#coordinates');
  await page.reload();
  await ready(page);
  assert.equal(await page.$eval('#pieces', each => each.value), 'letters');
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(32, 29, 26)');
  assert.equal(await page.isVisible('#board .ax-name'), false);
});

test('a long press shows the card on a phone; a tap does not', inChromiumOnly, async () => {
  const page = await open({ v: 'croatian-ties' }, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.tap('[data-field="b1"]');
  await ready(page);
  assert.equal(await page.isVisible('#card'), false);
  const { x, y, width, height } = await page.locator('[data-field="b1"]').boundingBox();
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await page.waitForSelector('#card:not([hidden])');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  assert.match(await page.textContent('#card'), /Pegasus/);
});

test('back and forward of the browser go between the list and variants', async () => {
  const page = await newPage(await address());
  await page.click('[data-variant="croatian-ties"]');
  await page.waitForFunction(() => document.getElementById('name').textContent === 'Croatian Ties');
  await ready(page);
  await click(page, 'e2', 'e5');
  await page.click('#to-list');
  await ready(page);
  await page.goBack();
  await page.waitForSelector('#board [data-field]');
  await ready(page);
  assert.deepEqual(await moves(page), ['Pe2-e5']);
  assert.equal(await page.isVisible('#list'), false);
  await page.evaluate(() => history.forward());
  await page.waitForSelector('#list [data-variant]');
  await ready(page);
  assert.equal(await page.isVisible('#board'), false);
  assert.deepEqual(page.faults, []);
});

test('variants of other programs are pasted, dropped, and played', async () => {
  const page = await newPage(await address());
  await page.click('#bring summary');
  await page.click('#import');
  await ready(page);
  assert.match(await page.textContent('#about'), /neither sections/);
  await page.fill('#foreign', '[two-kings:chess]\nstartFen = 4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\nmustDrp = true\n[no-parent:nothing]\n');
  await page.click('#import');
  await ready(page);
  assert.match(await page.textContent('#brought'), /not said: mustDrp = true[^]*no-parent: /);
  assert.match(await page.textContent('#about'), /^Choose a variant/);
  await page.click('[data-bring="two-kings"]');
  await page.waitForSelector('#board [data-field]');
  await ready(page);
  assert.equal(await page.textContent('#name'), 'Two Kings');
  await click(page, 'e2', 'e4');
  assert.deepEqual(await moves(page), ['Pe2-e4']);

  await page.click('#to-list');
  await ready(page);
  await page.evaluate(() => {
    const files = new DataTransfer();
    files.items.add(new File(['files=8\nranks=8\nfox:F:fRbB:fox:d1\nking:K:K:king:e1\n'], 'fox.txt'));
    document.dispatchEvent(new DragEvent('drop', { dataTransfer: files, cancelable: true }));
  });
  await page.waitForSelector('[data-bring="fox"]');
  await ready(page);
  await page.click('[data-bring="fox"]');
  await page.waitForSelector('#board [data-field]');
  await ready(page);
  await click(page, 'd1', 'd5');
  assert.deepEqual(await moves(page), ['Fd1-d5']);

  await page.click('#to-list');
  await ready(page);
  await page.fill('#foreign', 'hello');
  await page.click('#import');
  await ready(page);
  assert.match(await page.textContent('#about'), /neither sections of a variants.ini nor/);
  assert.deepEqual(page.faults, []);
});

test('the address has any variant, its options, and absent s at the start', async () => {
  const hashes = page => new URL(page.url()).hash;
  const page = await open({ v: 'classical-chess', s: run('apply', 'classical-chess').out.trim(), m: ['Pe2-e4'] });
  assert.equal(hashes(page), hash({ v: 'classical-chess', m: ['Pe2-e4'] }));
  await press(page, 'new');
  assert.equal(hashes(page), hash({ v: 'classical-chess' }));
  await page.evaluate(() => { location.hash = 'v=chess960%3Aseed%3D7'; });
  await page.waitForFunction(() => document.getElementById('name').textContent === 'Chess960');
  await ready(page);
  assert.equal(await setupOf(page), run('apply', 'chess960:seed=7').out.trim());
  assert.equal(hashes(page), hash({ v: 'chess960:seed=7' }));
  await page.evaluate(() => { location.hash = 'v=classical-chess&m=Pe2-e4%0APe7-e5%0ABogus'; });
  await page.waitForFunction(() => document.getElementById('setup').dataset.error);
  await ready(page);
  assert.deepEqual(await moves(page), ['Pe2-e4', 'Pe7-e5']);
  await click(page, 'g1', 'f3');
  assert.equal(hashes(page), hash({ v: 'classical-chess', m: ['Pe2-e4', 'Pe7-e5', 'Ng1-f3'] }));
});

test('clicks that come faster than they are answered are done one after the other', async () => {
  const page = await open({ v: 'classical-chess' });
  await page.evaluate(() => {
    for (const name of ['e2', 'e4', 'e7', 'e5', 'g1', 'f3'])
      document.querySelector(`[data-field="${name}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await ready(page);
  assert.deepEqual(await moves(page), ['Pe2-e4', 'Pe7-e5', 'Ng1-f3']);
});

test('a choice that is closed or made by the keyboard leaves it on the board', async () => {
  const page = await open({ v: 'classical-chess', s: 'CC Pe7,Ka1,kh8' });
  const here = () => page.evaluate(() => document.activeElement.dataset.field);
  await page.focus('[data-field="e7"]');
  await page.keyboard.press('Enter');
  await ready(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await ready(page);
  assert.equal((await choices(page)).length, 4);
  await page.keyboard.press('Escape');
  await ready(page);
  assert.equal(await here(), 'e8');
  await page.keyboard.press('Enter');
  await ready(page);
  await page.keyboard.press('Enter');
  await ready(page);
  assert.equal(await here(), 'e8');
  assert.equal((await moves(page)).length, 1);
});

test('hands are at their sides of the board, as drawn', async () => {
  const page = await open({ v: 'crazyhouse', s: 'Ch Ke1,ke8,+Q,+p' });
  const top = async what => (await page.locator(what).boundingBox()).y;
  assert.ok(await top('#pockets [data-side="dark"]') < await top('#board'));
  assert.ok(await top('#pockets [data-side="light"]') > await top('#board'));
  await press(page, 'flip');
  assert.ok(await top('#pockets [data-side="light"]') < await top('#board'));
});

test('whoever hears the page knows what stands where and what is to be pressed', async () => {
  const page = await open({ v: 'crazyhouse', s: 'Ch Ke1,ke8,+Q,+p,Pa7' });
  for (const name of ['e1, light King', 'e8, dark King', 'd4']) assert.equal(await page.getByRole('button', { name, exact: true }).count(), 1, name);
  await page.getByRole('button', { name: '1 light Queen in hand' }).click();
  await ready(page);
  assert.equal(await page.getByRole('button', { name: 'd4 (drops here)' }).count(), 1);
  const nameless = await page.$$eval('button, input, select, textarea, [role=button], [role=group], [role=dialog]', list => list.filter(each => each.checkVisibility() &&
    !(each.textContent.trim() || each.getAttribute('aria-label') || each.labels?.length || each.placeholder)).map(each => each.outerHTML));
  assert.deepEqual(nameless, []);
  assert.equal(await page.getAttribute('#board svg', 'aria-label'), 'The board');
});

test('no board is wider than the window, from 8x8 to 26x26', async () => {
  for (const variant of ['classical-chess', 'one', 'xiangqi', 'duck', 'testing-board/king']) {
    const page = await open({ v: variant }, { viewport: { width: 360, height: 740 } });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(await wide() <= 0, variant);
    await press(page, 'edit');
    await page.click('summary');
    assert.ok(await wide() <= 0, `${variant}, edited`);
    assert.ok((await status(page)).toMove, `${variant}: ${await page.textContent('#reason')}`);
    assert.deepEqual(page.faults, []);
  }
});
