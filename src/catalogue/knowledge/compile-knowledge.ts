import { createHash } from 'node:crypto';
import { workflowsOf } from '../lexicon/without-words-schema.ts';
import type { ServiceLines } from '../service-line-definition.ts';
import { checkPatterns, type PatternFault } from './check-patterns.ts';
import { checkFamilies, checkReferences } from './check-references.ts';
import { extendDefinition } from './extend-definition.ts';
import type { Knowledge } from './knowledge.ts';
import { KnowledgeError, type KnowledgeFault } from './knowledge-error.ts';
import { checkLexicon, layOverLexicons } from './lay-over-lexicons.ts';
import { lineWords } from './line-words.ts';
import { type Entry, readKnowledgeFolder, type ServiceLinesEntry } from './read-knowledge-folder.ts';

type Content = Omit<Knowledge, 'version' | 'lineWords'>;

const emptyContent: Content = {
  industries: [],
  workflows: [],
  specialties: [],
  serviceLines: {},
  families: {},
  staffing: { source: { text: '', url: '' }, sectors: {} },
  lexicons: [],
  withoutWords: null,
  offeringModel: null,
  phrases: {},
};

/** Functions of the analysis, passed in because the catalog can't import it. */
export interface TextTools {
  patternFault: PatternFault;
  /** Expects an English word in lower case. */
  stem: (word: string) => string;
}

/**
 * Merges knowledge files over `base`.
 * Throws KnowledgeError; checks references and patterns only if every file is valid.
 */
export function compileKnowledge(
  folder: string,
  { patternFault, stem }: TextTools,
  base: Content = emptyContent,
): Knowledge {
  const read = readKnowledgeFolder(folder);
  const faults: KnowledgeFault[] = [];
  const trades = layOver(base.industries, read.trades, faults);
  const workflows = layOver(base.workflows, read.workflows, faults);
  const specialties = new Map(base.specialties.map((specialty) => [specialty.id, specialty]));
  for (const { trade, value } of read.specialties)
    for (const [id, specialty] of Object.entries(value)) specialties.set(id, { id, trade, ...specialty });
  const serviceLines = layOverServiceLines(base.serviceLines, read.serviceLines);
  const families = { ...base.families, ...read.families };
  const staffing = read.staffing ?? base.staffing;
  faults.push(
    ...checkReferences(read, { trades, workflows, specialties }, serviceLines),
    ...checkFamilies(read, families, staffing),
  );
  const lexicons = layOverLexicons(base.lexicons, read.lexicons, faults);
  const withoutWords = read.withoutWords ?? base.withoutWords;
  for (const id of read.withoutWords ? workflowsOf(read.withoutWords) : [])
    if (!workflows.has(id)) faults.push(unknownWorkflow(id));
  const languages = new Map(lexicons.map(({ language }) => [language.id, language]));
  for (const entry of [...read.trades, ...read.workflows, ...read.specialties, ...read.serviceLines])
    faults.push(...checkPatterns(entry, patternFault, languages));
  for (const lexicon of read.lexicons) {
    const language = languages.get(lexicon.id);
    if (language)
      faults.push(...checkLexicon(lexicon, { trades, workflows, specialties }, language, patternFault));
  }
  if (faults.length > 0) throw new KnowledgeError(faults);
  return withVersion({
    industries: sortById(trades),
    workflows: sortById(workflows),
    specialties: sortById(specialties),
    serviceLines,
    lineWords: lineWords({ specialties, workflows, serviceLines }, stem),
    families: Object.fromEntries(Object.entries(families).sort(([a], [b]) => (a < b ? -1 : 1))),
    staffing,
    lexicons,
    withoutWords,
    offeringModel: read.offeringModel ?? base.offeringModel,
    phrases: Object.fromEntries(
      Object.entries({ ...base.phrases, ...read.phrases }).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  });
}

function unknownWorkflow(id: string): KnowledgeFault {
  return { file: 'without-words.yaml', line: null, field: '', message: `there is no workflow "${id}"` };
}

function layOver<Definition extends { id: string }>(
  base: readonly Definition[],
  entries: readonly Entry<NoInfer<Definition>, { id: string }>[],
  faults: KnowledgeFault[],
): Map<string, Definition> {
  const laid = new Map(base.map((definition) => [definition.id, definition]));
  for (const entry of entries) {
    const known = laid.get(entry.value.id);
    if (!entry.extends) laid.set(entry.value.id, entry.value);
    else if (known) laid.set(known.id, extendDefinition(known, entry.value));
    else faults.push(entry.faultAt(['extend'], `there is no "${entry.value.id}" to extend`));
  }
  return laid;
}

function layOverServiceLines(
  base: Content['serviceLines'],
  entries: readonly ServiceLinesEntry[],
): Content['serviceLines'] {
  const laid: Record<string, ServiceLines> = { ...base };
  for (const { trade, value } of entries) laid[trade] = { ...laid[trade], ...value };
  return laid;
}

function sortById<Definition extends { id: string }>(
  definitions: ReadonlyMap<string, Definition>,
): Definition[] {
  return [...definitions.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function withVersion(content: Omit<Knowledge, 'version'>): Knowledge {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { version: hash.slice(0, 16), ...content };
}
