import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Family, Staffing } from '../families.ts';
import type { IndustryDefinition } from '../industry-definition.ts';
import type { Lexicon } from '../lexicon/lexicon-schemas.ts';
import type { WithoutWords } from '../lexicon/without-words-schema.ts';
import type { PhraseListDefinition } from '../signals/plain-phrase.ts';
import type { SpecialtyDefinition } from '../specialty-definition.ts';
import type { WorkflowDefinition } from '../workflow-definition.ts';

/** All of `knowledge/`, checked and in a fixed order, as in the built index. */
export interface Knowledge {
  /** First 16 hexadecimal digits of the content's SHA-256: the same content always has the same version. */
  version: string;
  /** Sorted by id. An id that is itself a company type is about that type in general. */
  industries: readonly IndustryDefinition[];
  /** Sorted by id. */
  workflows: readonly WorkflowDefinition[];
  /** Lines of business within the trades, sorted by id. */
  specialties: readonly SpecialtyDefinition[];
  /** Families by id, in the order of their ids. */
  families: Readonly<Record<string, Family>>;
  staffing: Staffing;
  /** Languages besides English, sorted by their two letters. */
  lexicons: readonly Lexicon[];
  /** What shows work in any language, from `without-words.yaml`; null if there is no such file. */
  withoutWords: WithoutWords | null;
  /** Lists of English phrases (`phrases/`) by name, in the order of their names. */
  phrases: Readonly<Record<string, PhraseListDefinition>>;
}

/** Where `scripts/prepare.mjs` puts the built index. */
export const builtKnowledgeFile = fileURLToPath(
  new URL('../../../dist/knowledge/index.json', import.meta.url),
);

/** Overrides the index. An environment variable, so that worker threads and child processes inherit it. */
const fileVariable = 'KNOWLEDGE_FILE';

let loaded: Knowledge | null = null;

/**
 * This process' knowledge, read from the index on first use. The index was checked when built, so nothing is checked
 * here. Throws if there is no index.
 */
export function loadKnowledge(): Knowledge {
  loaded ??= readIndex(process.env[fileVariable] ?? builtKnowledgeFile);
  return loaded;
}

/** Identifies the knowledge behind a diagnosis, including the operator's own. */
export function knowledgeVersion(): string {
  return loadKnowledge().version;
}

/**
 * Makes this process, and the threads and processes it starts from now on, use another index. Throws if the knowledge
 * was already loaded, because part of the process would keep the old one.
 */
export function setKnowledgeFile(file: string): void {
  if (loaded) throw new Error('The knowledge was loaded before its file was set');
  process.env[fileVariable] = file;
}

/** Reads an index without making it this process' own. */
export function readIndex(file: string): Knowledge {
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
