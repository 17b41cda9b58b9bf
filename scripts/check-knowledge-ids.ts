// Fails if a string in the code of `engineFolders` is the id of a trade or workflow, unless
// `otherMeanings` lists it. Whatever the code needs to know about a trade or workflow belongs in
// its knowledge file (docs/adding-a-workflow.md).
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../', import.meta.url));
const engineFolders = ['src/diagnosis', 'src/shared', 'src/api', 'src/web'];

const otherMeanings: readonly { ids: readonly string[]; files: readonly string[]; meaning: string }[] = [
  {
    ids: ['consulting', 'tech', 'financial', 'healthcare', 'education', 'legal', 'retail', 'manufacturing'],
    files: ['src/shared/company-types.ts'],
    meaning: 'the company types that the forms offer',
  },
  {
    ids: ['healthcare'],
    files: ['src/api/sample/sample-diagnosis.ts'],
    meaning: 'the company type that was chosen for the sample',
  },
  {
    ids: ['financial'],
    files: ['src/shared/schemas/manual-entry.ts', 'src/shared/manual-entry/manual-type-for.ts'],
    meaning: 'a type of workflow in the manual entry',
  },
  {
    ids: ['financial', 'legal', 'production'],
    files: ['src/diagnosis/manual-entry/choose-role.ts'],
    meaning: 'words in the names of departments',
  },
  {
    ids: ['legal', 'events'],
    files: ['src/diagnosis/crawl/page-priority.ts'],
    meaning: 'what a page is about: terms and privacy, dates',
  },
  {
    ids: ['events'],
    files: ['src/diagnosis/read/', 'src/diagnosis/propose/'],
    meaning: 'a kind of page',
  },
  {
    ids: ['agency'],
    files: ['src/shared/schemas/partner.ts', 'src/diagnosis/recommend/recommend-partners.ts'],
    meaning: 'a kind of partner',
  },
  {
    ids: ['production'],
    files: ['src/shared/value/company-model/occupation-groups.ts'],
    meaning: 'an occupation group',
  },
  { ids: ['accounting'], files: ['src/diagnosis/text/stem.ts'], meaning: 'a word whose stem is itself' },
  {
    ids: ['staffing'],
    files: [
      'src/diagnosis/rate/company-team.ts',
      'src/web/features/dashboard/components/value/team-panel.tsx',
    ],
    meaning: 'a field of types',
  },
];

const ids = knowledgeIds();
const failures = engineFolders.flatMap(filesOf).flatMap(namedIdsIn);
if (failures.length > 0) {
  console.error(failures.join('\n'));
  console.error(
    'Whatever the code needs to know about a trade or workflow must be a trait in its file in knowledge/.',
  );
  process.exit(1);
}

function knowledgeIds(): Set<string> {
  const files = readdirSync(join(root, 'knowledge/trades'), { recursive: true, encoding: 'utf8' });
  return new Set(
    files
      .filter((path) => path.endsWith('.yaml') && basename(path) !== 'specialties.yaml')
      .map(
        (path) => (basename(path) === 'trade.yaml' ? path.split(/[\\/]/)[0] : basename(path, '.yaml')) ?? '',
      ),
  );
}

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path))
    .map((path) => join(root, folder, path));
}

function namedIdsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const path = relative(root, file).replaceAll('\\', '/');
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && ids.has(node.text) && !meansSomethingElse(path, node.text)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${path}:${line}: "${node.text}"`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function meansSomethingElse(path: string, id: string): boolean {
  return otherMeanings.some(
    ({ ids: listed, files }) => listed.includes(id) && files.some((file) => path.startsWith(file)),
  );
}
