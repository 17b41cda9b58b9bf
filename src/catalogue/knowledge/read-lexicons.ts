import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  type Glossary,
  glossarySchema,
  type LanguageDefinition,
  languageSchema,
  type SpecialtyWordings,
  specialtyWordingsSchema,
  type TradeWordings,
  tradeWordsByIdSchema,
  type Wordings,
  wordingsSchema,
} from '../lexicon/lexicon-schemas.ts';
import type { KnowledgeFault } from './knowledge-error.ts';
import { checkShape, type Parsed, parseYaml } from './parse-definition.ts';

export interface LexiconFolder {
  id: string;
  language: Parsed<LanguageDefinition> | null;
  trades: Parsed<TradeWordings> | null;
  specialties: Parsed<SpecialtyWordings> | null;
  workflows: Parsed<Wordings> | null;
  glossary: Parsed<Glossary> | null;
}

const fileNames = ['language.yaml', 'trades.yaml', 'specialties.yaml', 'workflows.yaml', 'glossary.yaml'];

export function readLexicons(
  folder: string,
  shownPath: (file: string) => string,
): { lexicons: LexiconFolder[]; faults: KnowledgeFault[] } {
  const root = join(folder, 'lexicon');
  const faults: KnowledgeFault[] = [];
  const read = <Value>(file: string, schema: z.ZodType<Value>): Parsed<Value> | null => {
    if (!existsSync(file)) return null;
    const parsed = parseYaml(shownPath(file), readFileSync(file, 'utf8'));
    const checked = Array.isArray(parsed) ? parsed : checkShape(parsed, schema);
    if (!Array.isArray(checked)) return checked;
    faults.push(...checked);
    return null;
  };
  const lexicons = languagesIn(root).map((id): LexiconFolder => {
    const at = (name: string) => join(root, id, name);
    for (const name of readdirSync(join(root, id)))
      if (!name.startsWith('.') && !fileNames.includes(name))
        faults.push({
          file: shownPath(at(name)),
          line: null,
          field: '',
          message: `must be named ${fileNames.join(', ')}`,
        });
    const language = read(at('language.yaml'), languageSchema);
    if (language && language.value.id !== id)
      faults.push(language.faultAt(['id'], `must be "${id}", like the folder's name`));
    return {
      id,
      language,
      trades: read(at('trades.yaml'), tradeWordsByIdSchema),
      specialties: read(at('specialties.yaml'), specialtyWordingsSchema),
      workflows: read(at('workflows.yaml'), wordingsSchema),
      glossary: read(at('glossary.yaml'), glossarySchema),
    };
  });
  return { lexicons, faults };
}

function languagesIn(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((name) => !name.startsWith('.') && statSync(join(root, name)).isDirectory())
    .sort();
}
