import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { z } from 'zod';
import { type Family, familiesSchema, type Staffing, staffingSchema } from '../families.ts';
import { type IndustryDefinition, industryDefinitionSchema } from '../industry-definition.ts';
import { phraseListsSchema } from '../lexicon/phrase-schemas.ts';
import { type WithoutWords, withoutWordsSchema } from '../lexicon/without-words-schema.ts';
import { type OfferingModel, offeringModelSchema } from '../offering-model.ts';
import { type ServiceLines, serviceLinesSchema } from '../service-line-definition.ts';
import type { PhraseListDefinition } from '../signals/plain-phrase.ts';
import { type Specialty, specialtiesSchema } from '../specialty-definition.ts';
import { type WorkflowDefinition, workflowDefinitionSchema } from '../workflow-definition.ts';
import {
  type TradeExtension,
  tradeExtensionSchema,
  type WorkflowExtension,
  workflowExtensionSchema,
} from './file-schemas.ts';
import { KnowledgeError, type KnowledgeFault } from './knowledge-error.ts';
import { checkShape, type Parsed, parseYaml } from './parse-definition.ts';
import { type LexiconFolder, readLexicons } from './read-lexicons.ts';

export type Entry<Definition, Extension> =
  | (Parsed<Definition> & { trade: string; extends: false })
  | (Parsed<Extension> & { trade: string; extends: true });
export type TradeEntry = Entry<IndustryDefinition, TradeExtension>;
export type WorkflowEntry = Entry<WorkflowDefinition, WorkflowExtension>;

export type SpecialtiesEntry = Parsed<Record<string, Specialty>> & { trade: string };

export type ServiceLinesEntry = Parsed<ServiceLines> & { trade: string };

/** The `trade` of an entry is the name of its subfolder; `every` contains work that any organization does. */
export interface KnowledgeFolder {
  trades: readonly TradeEntry[];
  workflows: readonly WorkflowEntry[];
  specialties: readonly SpecialtiesEntry[];
  serviceLines: readonly ServiceLinesEntry[];
  families: Readonly<Record<string, Family>>;
  staffing: Staffing | null;
  lexicons: readonly LexiconFolder[];
  withoutWords: WithoutWords | null;
  offeringModel: OfferingModel | null;
  phrases: Readonly<Record<string, PhraseListDefinition>>;
}

/** Throws one KnowledgeError for all invalid files. */
export function readKnowledgeFolder(folder: string): KnowledgeFolder {
  const root = join(folder, 'trades');
  if (!isFolder(root)) throw new KnowledgeError([faultOf(folder, 'has no folder "trades"')]);
  const trades: TradeEntry[] = [];
  const workflows: WorkflowEntry[] = [];
  const specialties: SpecialtiesEntry[] = [];
  const serviceLines: ServiceLinesEntry[] = [];
  const faults: KnowledgeFault[] = [];
  for (const path of listYaml(root)) {
    const file = join(root, ...path);
    const [trade = '', part, name] = path;
    if (path.length === 2 && part === 'trade.yaml') {
      const place = { file, trade, id: trade };
      keep(readEntry(place, industryDefinitionSchema, tradeExtensionSchema), trades, faults);
    } else if (path.length === 2 && part === 'specialties.yaml') {
      keep(readOfTrade({ file, trade }, specialtiesSchema), specialties, faults);
    } else if (path.length === 2 && part === 'service-lines.yaml') {
      keep(readOfTrade({ file, trade }, serviceLinesSchema), serviceLines, faults);
    } else if (path.length === 3 && part === 'workflows' && name?.endsWith('.yaml')) {
      const place = { file, trade, id: name.slice(0, -'.yaml'.length) };
      keep(readEntry(place, workflowDefinitionSchema, workflowExtensionSchema), workflows, faults);
    } else {
      faults.push(
        faultOf(
          file,
          'must be named <trade>/trade.yaml, <trade>/specialties.yaml, <trade>/service-lines.yaml, or <trade>/workflows/<id>.yaml',
        ),
      );
    }
  }
  const families = readOptional(join(folder, 'families.yaml'), familiesSchema, faults);
  const staffing = readOptional(join(folder, 'staffing.yaml'), staffingSchema, faults);
  const withoutWords = readOptional(join(folder, 'without-words.yaml'), withoutWordsSchema, faults);
  const offeringModel = readOptional(join(folder, 'offering-model.yaml'), offeringModelSchema, faults);
  const { lexicons, faults: faultsOfLexicons } = readLexicons(folder, shownPath);
  faults.push(...faultsOfLexicons);
  const phrases = readPhrases(join(folder, 'phrases'), faults);
  if (faults.length > 0) throw new KnowledgeError(faults);
  return {
    trades,
    workflows,
    specialties,
    serviceLines,
    families: families ?? {},
    staffing,
    lexicons,
    withoutWords,
    offeringModel,
    phrases,
  };
}

function readPhrases(folder: string, faults: KnowledgeFault[]): Record<string, PhraseListDefinition> {
  const found: Record<string, PhraseListDefinition> = {};
  if (!isFolder(folder)) return found;
  for (const path of listYaml(folder)) {
    const file = join(folder, ...path);
    for (const [name, list] of Object.entries(readOptional(file, phraseListsSchema, faults) ?? {})) {
      if (name in found) faults.push(faultOf(file, `defines "${name}", which another file already defines`));
      found[name] = list;
    }
  }
  return found;
}

function readOptional<Value>(file: string, schema: z.ZodType<Value>, faults: KnowledgeFault[]): Value | null {
  if (!existsSync(file)) return null;
  const parsed = parseYaml(shownPath(file), readFileSync(file, 'utf8'));
  const checked = Array.isArray(parsed) ? parsed : checkShape(parsed, schema);
  if (!Array.isArray(checked)) return checked.value;
  faults.push(...checked);
  return null;
}

function readOfTrade<Value extends object>(
  { file, trade }: { file: string; trade: string },
  schema: z.ZodType<Value>,
): (Parsed<Value> & { trade: string }) | KnowledgeFault[] {
  const parsed = parseYaml(shownPath(file), readFileSync(file, 'utf8'));
  const checked = Array.isArray(parsed) ? parsed : checkShape(parsed, schema);
  return Array.isArray(checked) ? checked : { ...checked, trade };
}

function readEntry<Definition extends { id: string }, Extension extends { id: string }>(
  { file, trade, id }: { file: string; trade: string; id: string },
  whole: z.ZodType<Definition>,
  extension: z.ZodType<Extension>,
): Entry<Definition, Extension> | KnowledgeFault[] {
  const parsed = parseYaml(shownPath(file), readFileSync(file, 'utf8'));
  if (Array.isArray(parsed)) return parsed;
  if (parsed.value.id !== id) return [parsed.faultAt(['id'], `must be "${id}", like the file's name`)];
  if ('extend' in parsed.value) {
    const checked = checkShape(parsed, extension);
    return Array.isArray(checked) ? checked : { ...checked, trade, extends: true };
  }
  const checked = checkShape(parsed, whole);
  return Array.isArray(checked) ? checked : { ...checked, trade, extends: false };
}

function keep<One>(read: One | KnowledgeFault[], entries: One[], faults: KnowledgeFault[]): void {
  if (Array.isArray(read)) faults.push(...read);
  else entries.push(read);
}

/** Follows symbolic links, because files mounted into a container often are such links. */
function listYaml(folder: string, above: readonly string[] = []): string[][] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => {
      const path = [...above, name];
      if (isFolder(join(folder, name))) return listYaml(join(folder, name), path);
      return /\.ya?ml$/.test(name) ? [path] : [];
    });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function faultOf(file: string, message: string): KnowledgeFault {
  return { file: shownPath(file), line: null, field: '', message };
}

function shownPath(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') || isAbsolute(path) ? file : path;
}
