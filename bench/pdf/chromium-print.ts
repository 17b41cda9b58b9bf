import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { findChromium } from '../../tests/support/chromium.ts';
import { servePdf } from '../peers/serve-pdf.mjs';
import type { Block } from './report-blocks.ts';

const { resolve } = createRequire(import.meta.url);
const face = (family: string, weight: number, file: string) => {
  const bytes = readFileSync(resolve(`@expo-google-fonts/${file}`)).toString('base64');
  return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/ttf;base64,${bytes})}`;
};
const style = `
${face('sans', 400, 'source-sans-3/400Regular/SourceSans3_400Regular.ttf')}
${face('sans', 600, 'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf')}
${face('serif', 600, 'source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf')}
@page{margin:25mm 24mm}
body{font:9.6pt sans;color:#14213D}
h1,h2,.figure{font-family:serif;font-weight:600;break-after:avoid}
h1{font-size:20pt}h2{font-size:12.5pt}.figure{font-size:24pt}
.cover{break-after:page;padding-top:80mm}.cover h1{font-size:34pt}
table{width:100%;border-collapse:collapse}tr{break-inside:avoid}
td,th{text-align:left;border-bottom:.5pt solid #DAD5C8;padding:5pt 6pt 5pt 0}
.bar{display:inline-block;height:4pt}`;

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
await servePdf(async (blocks: Block[]) => {
  const body = blocks.map(draw).join('\n');
  await page.setContent(
    `<!doctype html><html lang="en-GB"><title>Report</title><style>${style}</style>${body}</html>`,
  );
  await page.evaluate('document.fonts.ready');
  return page.pdf({
    format: 'A4',
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: '<span class="pageNumber" style="font-size:8px"></span>',
    preferCSSPageSize: true,
  });
});

function draw(block: Block): string {
  switch (block.kind) {
    case 'cover':
      return `<div class="cover"><h1>${escapeText(block.title)}</h1>${all(block.lines, 'p')}</div>`;
    case 'chapter':
      return `<h1>${escapeText(block.text)}</h1>`;
    case 'heading':
      return `<h2>${escapeText(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${escapeText(block.text)}</p>`;
    case 'figure':
      return `<p class="figure">${escapeText(block.text)}</p>`;
    case 'list':
      return `<ul>${all(block.items, 'li')}</ul>`;
    case 'table':
      return `<table><thead><tr>${all(block.header, 'th')}</tr></thead>${block.rows.map((cells) => `<tr>${all(cells, 'td')}</tr>`).join('')}</table>`;
    case 'bars':
      return block.bars
        .map(
          ({ label, part, color }) =>
            `<div>${escapeText(label)} <span class="bar" style="width:${part * 100}mm;background:${color}"></span></div>`,
        )
        .join('');
    case 'map':
      return `<svg viewBox="0 0 700 350">${block.points
        .map(
          ({ label, x, y, radius, color }) =>
            `<circle cx="${x * 700}" cy="${(1 - y) * 350}" r="${radius}" fill="${color}"/><text x="${x * 700}" y="${(1 - y) * 350}" font-size="10">${escapeText(label)}</text>`,
        )
        .join('')}</svg>`;
  }
}

function all(texts: readonly string[], tag: string): string {
  return texts.map((text) => `<${tag}>${escapeText(text)}</${tag}>`).join('');
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
