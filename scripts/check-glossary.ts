// Fails on words in the glossary's "not these" column (docs/architecture.md) and on British
// spellings, in the identifiers, comments, and file names of src/. Words in backquotes, where `*`
// is a wildcard, are banned only as identifiers.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Don't add to this list. */
const notYetClean = [
  'src/catalogue/wordings/',
  'src/diagnosis/annotate/taught-blocks.test.ts',
  'src/diagnosis/propose/offerings/',
  'src/diagnosis/second-reader/',
  'src/diagnosis/wordings/',
];

const allowedNames = new Set([
  'MAX_SAFE_INTEGER',
  'maxHoursPerWeek',
  'trail',
  'scansUnderWayAtMost',
  'underWayAtMost',
]);

/** British spellings that are stored, sent, or looked up in texts. */
const allowedBritish = new Set([
  'analyse',
  'analysing',
  'enrolment',
  'licence',
  'licences',
  'materialised',
  'noJudgement',
  'noJudgementPercentage',
  'personalise',
  'summarise',
]);

/** For the output of `toWords`. "catalogue" is missing because it is the name of a folder. */
const british =
  /(?:^| )((?:analys(?:e|ed|er|ing)|artefacts?|behaviours?|cancell(?:ed|ing)|cent(?:re|res|red)|colours?|defence|enrolments?|favour(?:s|ed|ite|ites)?|fulfil|fulfilment|grey|honours?|judgements?|(?:un)?labell(?:ed|ing)|licences?|misspelt|modell(?:ed|ing)|neighbours?|programmes?|signall(?:ed|ing)|travell(?:ed|er|ers|ing))|(?:author|capital|categor|central|custom|emphas|final|general|initial|local|material|maxim|minim|normal|optim|organ|personal|priorit|real|recogn|serial|special|standard|summar|synchron|token|util|visual)is(?:e|ed|es|er|ers|ing|ation|ations))(?: |$)/;

interface Banned {
  term: string;
  instead: string;
  isIdentifier: boolean;
  pattern: RegExp;
}

/** Phrases that are typical of translated English. */
const markers =
  /\b(?:anew|lest|beneath|stands? (?:in|on|at|there|beside|above|below|apart|under)|comes? to nothing|goes? on (?:by itself|as|with|from|where|after)|is told|are told|was told|tells? of|speaks? (?:for|of)|of late|in vain|by itself is|thought out|a work|taken back|what (?:stands|becomes|became of|holds)|no more than what|whoever|whose doing|wants no|had not before|mend(?:s|ed)?|patience|deeds?|is there already|are there already|makes? out|draws? nearer|keeps? to it|takes? the place of|undefined where|left out where|nothing where|said when|said of|so many|so much of|so large)\b/i;

const banned = readGlossary(readFileSync('docs/architecture.md', 'utf8'));
const files = globSync('src/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !notYetClean.some((folder) => file.startsWith(folder)))
  .sort();
const findings = files.flatMap(checkFile);
if (process.argv[2] === '--markers') countMarkers(process.argv[3]);
for (const finding of findings) console.log(finding);
console.log(`Checked ${files.length} files for ${banned.length} words: ${findings.length} found`);
process.exit(findings.length === 0 && banned.length > 0 && files.length > 0 ? 0 : 1);

/**
 * Prints the share of files that match `markers` or use a banned name:
 * node scripts/check-glossary.ts --markers [COMMIT]
 */
function countMarkers(commit: string | undefined) {
  const list = commit === undefined ? ['ls-files'] : ['ls-tree', '-r', '--name-only', commit];
  const paths = git(...list, 'src', 'scripts', 'docs', 'README.md')
    .split('\n')
    .filter(
      (path) =>
        /\.(?:tsx?|mjs|md)$/.test(path) &&
        !/\.test\.|wordings|check-glossary|architecture\.md|docs\/api\.md/.test(path),
    );
  const marked = paths.filter((path) => {
    const text = commit === undefined ? readFileSync(path, 'utf8') : git('show', `${commit}:${path}`);
    return markers.test(text) || text.match(/\b[A-Za-z_]+\b/g)?.some(isBannedName);
  });
  for (const path of commit === undefined ? marked : []) console.log(path);
  console.log(
    `${marked.length} of ${paths.length} files have phrases typical of translated English or banned names: ${((100 * marked.length) / paths.length).toFixed(1)}%`,
  );
  process.exit(0);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 });
}

function isBannedName(name: string): boolean {
  return (
    !allowedNames.has(name) && banned.some(({ isIdentifier, pattern }) => isIdentifier && pattern.test(name))
  );
}

function readGlossary(markdown: string): Banned[] {
  const section = markdown.split(/^## Glossary$/m)[1]?.split(/^## /m)[0] ?? '';
  return section.split('\n').flatMap((line) => {
    const [, term = '', , not = ''] = line.split('|').map((cell) => cell.trim());
    if (!line.startsWith('|') || /^-+$/.test(term) || not === 'not these') return [];
    return not
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => toBanned(entry, term));
  });
}

function toBanned(entry: string, instead: string): Banned {
  const quoted = /^`(.+)`$/.exec(entry)?.[1];
  if (quoted === undefined) {
    return {
      term: entry,
      instead,
      isIdentifier: false,
      pattern: new RegExp(`(^| )${entry.toLowerCase()}( |$)`),
    };
  }
  // A new word must follow the prefix, so that `most*` doesn't match "mostly".
  const source = quoted
    .replace(/^\*/, '\\w+')
    .replace(/([a-z])\*$/, '$1[A-Z]\\w*')
    .replace(/_\*$/, '_\\w+');
  return { term: quoted, instead, isIdentifier: true, pattern: new RegExp(`^${source}$`) };
}

function checkFile(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const check = (position: number, words: string, identifier: string | null) => {
    for (const { term, instead, isIdentifier, pattern } of banned) {
      if (isIdentifier ? identifier === null || !pattern.test(identifier) : !pattern.test(words)) continue;
      const { line } = source.getLineAndCharacterOfPosition(position);
      found.add(`${file}:${line + 1}: "${term}" instead of "${instead}" (glossary in docs/architecture.md)`);
    }
    const spelling = british.exec(words)?.[1];
    if (spelling === undefined || (identifier !== null && allowedBritish.has(identifier))) return;
    const { line } = source.getLineAndCharacterOfPosition(position);
    found.add(`${file}:${line + 1}: "${spelling}" is a British spelling`);
  };
  check(0, toWords(file), null);
  const seen = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !allowedNames.has(node.text)) {
      check(node.getStart(source), toWords(node.text), node.text);
    }
    if (node.kind !== ts.SyntaxKind.JsxText) {
      for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) {
        if (seen.has(pos)) continue;
        seen.add(pos);
        check(pos, toWords(text.slice(pos, end)), null);
      }
    }
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...found];
}

function toWords(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
