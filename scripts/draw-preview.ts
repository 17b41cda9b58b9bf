// Draws src/web/public/preview.png, which link previews show: the landing page's own compass, words, colours
// and fonts, taken from the built pages. Run it after `npm start` has built them, when one of these changed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { loadProfile } from '#catalogue/profile/load-profile.ts';
import { findChromium } from '#tests/support/chromium.ts';

const inRepository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const built = inRepository('dist/web/assets/');

const { prerenderPage } = await import(pathToFileURL(inRepository('dist/prerender/prerender.js')).href);
const { profile } = await loadProfile(null);
const { html: landing } = await prerenderPage('/', { config: profile });

const drawing = (viewBox: string): string => {
  const found = new RegExp(`<svg viewBox="${viewBox}"[\\s\\S]*?</svg>`).exec(landing)?.[0];
  if (!found) throw new Error(`The landing page has no drawing of ${viewBox}.`);
  return found.replace(/ class="[^"]*"/, '');
};
const marks = [...landing.matchAll(/<dt>([\s\S]*?)<\/dt>/g)].map(([, mark]) => mark).join('');
const css = readdirSync(built)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(built + name, 'utf8'))
  .join('\n')
  .replace(/url\(\/assets\/([^)]+)\)/g, (_all, name: string) => {
    return `url(data:font/woff2;base64,${readFileSync(built + name).toString('base64')})`;
  });

const page = `<!doctype html><style>${css}
  html { overflow: hidden; color-scheme: light; }
  body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-columns: 1fr 470px; align-items: center; }
  .words { padding-left: 88px; }
  h1 { font-size: 70px; line-height: 1.08; text-wrap: balance; }
  p { margin-top: 28px; max-width: 22em; font-size: 28px; line-height: 1.4; color: var(--ink-secondary); }
  .marks { display: flex; gap: 36px; margin-top: 40px; padding-top: 28px; border-top: 1.5px solid var(--rule); font-size: 26px; }
  .marks svg { width: 22px; height: 22px; }
  .rose { color: var(--accent); }
  .rose svg { width: 400px; height: 400px; margin-left: 8px; }
  .rose g, .rose circle { stroke-width: .36; }
  .edge { position: absolute; inset: 28px; border: 1.5px solid var(--rule); }
</style>
<div class="edge"></div>
<div class="words"><h1>Get a compass for your AI implementation</h1>
<p>See which of your processes AI can take over, speed up or support, with the evidence for every finding.</p>
<div class="marks">${marks}</div></div>
<div class="rose">${drawing('0 0 48 48')}</div>`;

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
  const drawn = await context.newPage();
  await drawn.setContent(page);
  await drawn.evaluate('document.fonts.ready');
  writeFileSync(inRepository('src/web/public/preview.png'), await drawn.screenshot());
} finally {
  await browser.close();
}
