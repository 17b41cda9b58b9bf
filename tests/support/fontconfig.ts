import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fontPackages = fileURLToPath(new URL('../../node_modules/@expo-google-fonts', import.meta.url));

/**
 * With the system's fonts, Chromium renders differently on each machine, and the packaged one exits with "Not
 * implemented" if it needs a fallback font and none is configured.
 */
export function writeFontconfig(folder: string): string {
  const fonts = readdirSync(fontPackages)
    .map((name) => join(fontPackages, name, '400Regular'))
    .filter((path) => existsSync(path));
  const cache = join(folder, 'font-cache');
  mkdirSync(cache, { recursive: true });
  const file = join(folder, 'project-fonts.conf');
  // Other processes may be reading the file.
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
