import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { once } from '#shared/once.ts';
import type { Lexicon } from '../lexicon/lexicon-schemas.ts';
import type { ServiceLines } from '../service-line-definition.ts';
import type { Knowledge } from './knowledge-content.ts';
import { noLineWords } from './line-words.ts';

/**
 * By name: a language's words, a trade's service lines, or the line words. Not every diagnosis
 * needs them, so each part is read on first use.
 */
type Parts = Readonly<Record<string, object>>;

type Head = Omit<Knowledge, 'lexicons' | 'serviceLines' | 'lineWords'> & {
  lexicons: Lexicon[];
  serviceLines: string[];
};

const lineWordsPart = 'line-words';

/** Folders of parts to keep, for processes that still use an older index. */
const versionsKept = 3;

export function writeIndex(knowledge: Knowledge, file: string): void {
  const { lexicons, serviceLines, lineWords, ...rest } = knowledge;
  const parts: Record<string, object> = { [lineWordsPart]: lineWords };
  for (const { language, ...words } of lexicons) parts[lexiconPart(language.id)] = words;
  for (const [trade, lines] of Object.entries(serviceLines)) parts[linesPart(trade)] = lines;
  writeParts(partsFolder(file, knowledge.version), parts);
  // Renamed when complete, so that a process that starts in the meantime doesn't read half an index.
  const unfinished = `${file}.${process.pid}`;
  const head = {
    ...rest,
    lexicons: lexicons.map(({ language }) => ({ language })),
    serviceLines: Object.keys(serviceLines),
  };
  writeFileSync(unfinished, JSON.stringify(head));
  renameSync(unfinished, file);
  removeOldParts(dirname(file));
}

/**
 * Skips validation, because the index was validated when it was built. Throws if there is no index.
 */
export function readIndex(file: string): Knowledge {
  const head = readJson<Head>(file);
  const part = <Content>(name: string) =>
    readJson<Content>(join(partsFolder(file, head.version), `${name}.json`));
  for (const lexicon of head.lexicons) {
    const words = once(() => part<Omit<Lexicon, 'language'>>(lexiconPart(lexicon.language.id)));
    for (const field of ['trades', 'specialties', 'workflows', 'glossary'] as const)
      defineLazily(lexicon, field, () => words()[field]);
  }
  const serviceLines: Record<string, ServiceLines> = {};
  for (const trade of head.serviceLines)
    defineLazily(
      serviceLines,
      trade,
      once(() => part(linesPart(trade))),
    );
  const knowledge = { ...head, serviceLines, lineWords: noLineWords };
  defineLazily(
    knowledge,
    'lineWords',
    once(() => part(lineWordsPart)),
  );
  return knowledge;
}

function lexiconPart(language: string): string {
  return `lexicon-${language}`;
}

function linesPart(trade: string): string {
  return `service-lines-${trade}`;
}

function partsFolder(file: string, version: string): string {
  return join(dirname(file), `parts-${version}`);
}

function writeParts(folder: string, parts: Parts): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(parts))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
}

function removeOldParts(folder: string): void {
  const byAge = readdirSync(folder)
    .filter((name) => name.startsWith('parts-'))
    .map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of byAge.slice(versionsKept)) rmSync(path, { recursive: true, force: true });
}

function defineLazily(target: object, field: string, get: () => unknown): void {
  Object.defineProperty(target, field, { get, enumerable: true });
}

function readJson<Content>(file: string): Content {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`There is no knowledge index at ${file}; run "node scripts/prepare.mjs" to build it`, {
      cause,
    });
  }
  return JSON.parse(text);
}
