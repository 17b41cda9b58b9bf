// Prints the size and structure of the code: npm run count [-- [FOLDER] [--json]]. Fails on an import cycle, even a
// type-only one, and on a function that is too long.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const args = process.argv.slice(2);
const root = resolve(args.find((arg) => !arg.startsWith('--')) ?? '.');
const countedFolders = ['src', 'bench', 'scripts', 'tests/support'];
const maxFunctionLines = 80;

/** TypeScript files that contain knowledge rather than logic. */
const knowledge =
  /^(knowledge|src\/catalogue\/(modules|partners|rates|rubrics|profile\/default-profile|signals\/site-vocabulary|roles))/;
const lexicon = /^knowledge\/.*\.ya?ml$/;

interface CountedFile {
  path: string;
  source: ts.SourceFile;
  lines: number;
}

const paths = countedFolders.flatMap((folder) => filesBelow(folder)).sort();
const files: CountedFile[] = paths.filter(isCounted).map((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  return {
    path,
    source: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
    lines: text.split('\n').length - 1,
  };
});

const lines = Object.fromEntries(
  [...Map.groupBy(files, ({ path }) => roomOf(path))].map(([room, inRoom]) => [
    room,
    inRoom.reduce((sum, file) => sum + file.lines, 0),
  ]),
);
const total = Object.values(lines).reduce((a, b) => a + b, 0);
const analysis = files.filter(({ path }) => path.startsWith('src/diagnosis/'));
const patterns: Record<string, number> = Object.fromEntries(
  [...Map.groupBy(analysis, ({ path }) => roomOf(path))].map(([room, inRoom]) => [
    room,
    inRoom.reduce((sum, file) => sum + countPatterns(file), 0),
  ]),
);
patterns.total = Object.values(patterns).reduce((a, b) => a + b, 0);
patterns['moved to knowledge files'] = filesBelow('knowledge')
  .filter((path) => lexicon.test(path))
  .reduce((sum, path) => sum + countYamlPatterns(readFileSync(join(root, path), 'utf8')), 0);
const phraseLists = countPhraseLists();
const cycles = findCycles();
const longest = files.flatMap(functionsOf).sort((a, b) => b.lines - a.lines);
const long = longest.filter((entry) => entry.lines > maxFunctionLines);
process.exitCode = cycles.length + long.length === 0 ? 0 : 1;

if (args.includes('--json')) {
  console.log(
    JSON.stringify(
      { lines, total, patterns, phraseLists, cycles, longestFunctionLines: longest[0]?.lines, long },
      null,
      2,
    ),
  );
} else {
  console.log('Lines of TypeScript, excluding tests and knowledge');
  console.table({ ...lines, total });
  console.log('Regular expression literals and RegExp( calls');
  console.table(patterns);
  console.log(
    `Lists of phrases in knowledge/phrases: ${phraseLists.lists}, with ${phraseLists.phrases} phrases`,
  );
  console.log(`Import cycles, including type-only ones: ${cycles.length}`);
  for (const cycle of cycles) console.log(`  ${cycle.join(' -> ')}`);
  console.log(`Longest function: ${longest[0]?.lines} lines`);
  for (const { lines: length, place } of long) console.log(`  ${length} ${place}`);
}

function filesBelow(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('node_modules/'));
}

function isCounted(path: string): boolean {
  return /\.tsx?$/.test(path) && !/\.(test|spec|d)\.tsx?$/.test(path) && !knowledge.test(path);
}

function roomOf(path: string): string {
  const [top, room = '', part = ''] = path.split('/');
  if (top !== 'src') return `${top}${top === 'tests' ? '/support' : ''}`;
  if (/\.tsx?$/.test(room)) return 'src';
  return room === 'diagnosis' && !part.endsWith('.ts') ? `src/diagnosis/${part}` : `src/${room}`;
}

function countPatterns({ source }: CountedFile): number {
  let count = 0;
  const visit = (node: ts.Node): void => {
    const calls = ts.isCallExpression(node) || ts.isNewExpression(node);
    if (ts.isRegularExpressionLiteral(node)) count += 1;
    else if (calls && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') count += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return count;
}

function countYamlPatterns(text: string): number {
  const single = text.match(/^\s*(?:- )?\w*pattern: ./gim)?.length ?? 0;
  const listed = [...text.matchAll(/^( *)(?:- )?\w*patterns:\n((?:\1 *- .*\n?)+)/gim)];
  return single + listed.reduce((sum, [, , items = '']) => sum + items.trimEnd().split('\n').length, 0);
}

function countPhraseLists(): { lists: number; phrases: number } {
  const texts = filesBelow('knowledge/phrases').map((path) => readFileSync(join(root, path), 'utf8'));
  const count = (pattern: RegExp) => texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  return { lists: count(/^[\w-]+:/gm), phrases: count(/^ +- ./gm) };
}

/** Tarjan's algorithm for strongly connected components. */
function findCycles(): string[][] {
  const graph = new Map(files.map((file) => [file.path, importsOf(file)]));
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (path: string): void => {
    const own = index.size;
    index.set(path, own);
    low.set(path, own);
    stack.push(path);
    for (const next of graph.get(path) ?? []) {
      if (!graph.has(next)) continue;
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(path, Math.min(low.get(path) ?? own, low.get(next) ?? own));
    }
    if (low.get(path) !== own) return;
    const component = stack.splice(stack.indexOf(path));
    if (component.length > 1) found.push(component);
  };
  for (const path of graph.keys()) if (!index.has(path)) visit(path);
  return found;
}

function importsOf({ path, source }: CountedFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isStatic = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const specifier = isStatic ? node.moduleSpecifier : isDynamic ? node.arguments[0] : undefined;
    if (specifier !== undefined && ts.isStringLiteral(specifier))
      found.push(resolveImport(path, specifier.text));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function resolveImport(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(path), specifier);
  if (specifier.startsWith('#app/')) return specifier.replace('#app/', 'src/');
  if (specifier.startsWith('#tests/')) return specifier.slice(1);
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : specifier;
}

function functionsOf({ path, source }: CountedFile): { lines: number; place: string }[] {
  const found: { lines: number; place: string }[] = [];
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const start = lineOf(node.getStart());
      const name = node.name?.getText() ?? 'anonymous';
      found.push({ lines: lineOf(node.end) - start + 1, place: `${path}:${start + 1} ${name}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
