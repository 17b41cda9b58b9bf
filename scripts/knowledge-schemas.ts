// Generates the JSON Schemas that editors use to complete and check knowledge files, from the
// product's own schemas.
//   node scripts/knowledge-schemas.ts writes knowledge/schema/*.json
//   node scripts/knowledge-schemas.ts --check compiles the knowledge and fails if a schema is out of date
//                                               or a file does not name its schema
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { compileKnowledge } from '#catalogue/knowledge/compile-knowledge.ts';
import { fileSchemas } from '#catalogue/knowledge/file-schemas.ts';
import { describeFault, KnowledgeError } from '#catalogue/knowledge/knowledge-error.ts';
import { patternFault } from '#diagnosis/text/pattern-fault.ts';
import { stemEnglish } from '#diagnosis/text/stem.ts';

const ofTrades = ['trade.yaml', 'specialties.yaml', 'service-lines.yaml'];

const folder = join('knowledge', 'schema');
const texts = Object.entries(fileSchemas).map(([name, schema]): [file: string, text: string] => [
  join(folder, `${name}.schema.json`),
  `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
]);

if (process.argv[2] !== '--check') {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of texts) writeFileSync(file, text);
} else {
  const problems = [...faultsOfKnowledge(), ...staleSchemas(), ...filesWithoutSchema()];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function faultsOfKnowledge(): string[] {
  try {
    compileKnowledge('knowledge', { patternFault, stem: stemEnglish });
    return [];
  } catch (error) {
    if (!(error instanceof KnowledgeError)) throw error;
    return error.faults.map(describeFault);
  }
}

function staleSchemas(): string[] {
  return texts.flatMap(([file, text]) =>
    readFileSync(file, 'utf8') === text
      ? []
      : [`${file} is out of date; run "node scripts/knowledge-schemas.ts"`],
  );
}

function filesWithoutSchema(): string[] {
  return [
    ...filesBeneath('phrases', () => 'phrases'),
    ...filesBeneath('trades', (name) => (ofTrades.includes(name) ? name.replace(/\.yaml$/, '') : 'workflow')),
    ...filesBeneath('lexicon', (name) =>
      name === 'language.yaml' ? 'language' : `lexicon-${name.replace(/\.yaml$/, '')}`,
    ),
  ];
}

function filesBeneath(part: string, schemaOf: (name: string) => string): string[] {
  return readdirSync(join('knowledge', part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ name, parentPath }) => {
      const schema = join(folder, `${schemaOf(name)}.schema.json`);
      const line = `# yaml-language-server: $schema=${relative(parentPath, schema)}`;
      const file = join(parentPath, name);
      return readFileSync(file, 'utf8').startsWith(`${line}\n`) ? [] : [`${file}, line 1: must be "${line}"`];
    });
}
