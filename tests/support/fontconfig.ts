import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fontPackages = fileURLToPath(new URL('../../node_modules/@expo-google-fonts', import.meta.url));

/**
 * Writes a fontconfig configuration that names the report's fonts and nothing of the machine's, with a cache of its
 * own, into `folder`; answers the path of the file. The bundled Chromium ends with "Not implemented" when it needs a
 * fallback font and its configuration offers none, and draws other pictures on each machine where it offers the system's.
 */
export function writeFontconfig(folder: string): string {
  const fonts = readdirSync(fontPackages)
    .map((name) => join(fontPackages, name, '400Regular'))
    .filter((path) => existsSync(path));
  const cache = join(folder, 'font-cache');
  mkdirSync(cache, { recursive: true });
  const file = join(folder, 'project-fonts.conf');
  // Other processes may read the file at this moment.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, configurationOf(fonts, cache));
  renameSync(draft, file);
  return file;
}

function configurationOf(fonts: readonly string[], cache: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...fonts.map((path) => `  <dir>${escapeXml(path)}</dir>`),
    `  <cachedir>${escapeXml(cache)}</cachedir>`,
    '  <alias><family>sans-serif</family><prefer><family>Noto Sans</family></prefer></alias>',
    '</fontconfig>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
