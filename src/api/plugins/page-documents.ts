import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Method } from '#shared/schemas/method.ts';
import type { PublicConfig } from '#shared/schemas/profile.ts';
import { type Accent, describePreview } from './brand-pictures.ts';
import { styleOfPage } from './style-of-page.ts';

export interface PageSources {
  folder: string;
  publicUrl: string;
  config: PublicConfig;
  method: Method;
}

export interface PageDocuments {
  plain: string;
  drawn: ReadonlyMap<string, string>;
  accent: Accent | null;
}

/** The exports of dist/prerender/prerender.js, whose source is src/web/prerender.tsx. */
interface Prerenderer {
  prerenderedPaths: readonly string[];
  prerenderPage(path: string, data: PageData): Promise<DrawnPage>;
  brandAccentProperties(
    brand: PublicConfig['brand'],
  ): Record<'--brand-accent-light' | '--brand-accent-dark', string>;
}
interface PageData {
  config: PublicConfig;
  method?: Method;
}
interface DrawnPage {
  html: string;
  title: string;
  description: string;
}

export async function makePageDocuments(sources: PageSources): Promise<PageDocuments> {
  const { folder, publicUrl, config, method } = sources;
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const module = join(folder, '..', 'prerender', 'prerender.js');
  if (!existsSync(module)) return { plain: withData(built, { config }), drawn: new Map(), accent: null };

  const prerenderer: Prerenderer = await import(pathToFileURL(module).href);
  const accents = prerenderer.brandAccentProperties(config.brand);
  const template = built.replace('<html lang="en">', () => `<html lang="en" style="${toStyle(accents)}">`);
  const style = await readStyle(template, folder);
  const drawn = new Map<string, string>();
  for (const path of prerenderer.prerenderedPaths) {
    const data = path === '/method' || path === '/bot' ? { config, method } : { config };
    const page = await prerenderer.prerenderPage(path, data);
    drawn.set(path, fillTemplate(template, { path, publicUrl, data, page, style }));
  }
  const accent = { light: accents['--brand-accent-light'], dark: accents['--brand-accent-dark'] };
  return { plain: withData(template, { config }), drawn, accent };
}

function toStyle(properties: Record<string, string>): string {
  return escapeText(
    Object.entries(properties)
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
  );
}

interface Style {
  link: string;
  css: string;
}

async function readStyle(template: string, folder: string): Promise<Style> {
  const [link, path] = /<link rel="stylesheet"[^>]* href="([^"]+\.css)">/.exec(template) ?? [];
  if (link === undefined || path === undefined)
    throw new Error('The built page has no stylesheet; run "node scripts/prepare.mjs" to build it again');
  return { link, css: await readFile(join(folder, path), 'utf8') };
}

interface Filling {
  path: string;
  publicUrl: string;
  data: PageData;
  page: DrawnPage;
  style: Style;
}

/**
 * Inlines the styles that the page uses, so that the browser can display it without a second
 * request. Removes preload links, because the main script loads those scripts anyway.
 */
function fillTemplate(template: string, { path, publicUrl, data, page, style }: Filling): string {
  const preview = describePreview(data.config);
  const head = [
    `<title>${escapeText(page.title)}</title>`,
    meta('name', 'description', page.description),
    `<link rel="canonical" href="${escapeText(publicUrl + path)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', data.config.brand.name),
    meta('property', 'og:url', publicUrl + path),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:image', publicUrl + preview.url),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(preview.width)),
    meta('property', 'og:image:height', String(preview.height)),
    meta('property', 'og:image:alt', preview.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
  const filled = template
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(style.link, () => `<style>${styleOfPage(style.css, page.html).replaceAll('</', '<\\/')}</style>`)
    .replace(/<div id="root">[\s\S]*?<\/div>/, () => `<div id="root" data-prerendered>${page.html}</div>`);
  return withData(filled, data);
}

/** Browsers don't run this type of script, so the content security policy allows it. */
function withData(document: string, data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return document.replace(
    '</body>',
    () => `<script id="page-data" type="application/json">${json}</script>\n  </body>`,
  );
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeText(content)}" />`;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
