import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChromium } from '#tests/support/chromium.ts';
import { renameFont } from '#tests/support/rename-font.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const notoSans = new URL(
  '../../node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  import.meta.url,
);
const before = process.env.FONTCONFIG_FILE;
let folder = '';

beforeEach(() => {
  folder = makeTestFolder('fonts');
  const outside = renameFont(readFileSync(fileURLToPath(notoSans)), 'Outside Sans', 'Hello\u0531');
  writeFileSync(join(folder, 'outside.ttf'), outside);
  const machine = join(folder, 'fonts.conf');
  writeFileSync(
    machine,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = machine;
});
afterEach(() => {
  if (before === undefined) delete process.env.FONTCONFIG_FILE;
  else process.env.FONTCONFIG_FILE = before;
  rmSync(folder, { recursive: true, force: true });
});

it("the test browser uses the project's fonts, whatever the machine's fontconfig offers", async () => {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.setContent('<p style="font-family: Outside Sans, sans-serif">Hello \u0531</p>');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('DOM.enable');
    await devTools.send('CSS.enable');
    const { root } = await devTools.send('DOM.getDocument');
    const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
    const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
    const families = fonts.map(({ familyName }) => familyName);
    expect(families).not.toContain('Outside Sans');
    expect(families).toContain('Noto Sans');
  } finally {
    await browser.close();
  }
});
