import { fileURLToPath } from 'node:url';
import type { Family, Staffing } from '../families.ts';
import type { IndustryDefinition } from '../industry-definition.ts';
import type { Lexicon } from '../lexicon/lexicon-schemas.ts';
import type { WithoutWords } from '../lexicon/without-words-schema.ts';
import type { PhraseListDefinition } from '../signals/plain-phrase.ts';
import type { ServiceLines } from '../service-line-definition.ts';
import type { SpecialtyDefinition } from '../specialty-definition.ts';
import type { WorkflowDefinition } from '../workflow-definition.ts';
import { readIndex } from './knowledge-index.ts';

/** All of `knowledge/`, validated, in a fixed order. */
export interface Knowledge {
  /** First 16 hex digits of the content's SHA-256, so that the same content always has the same version. */
  version: string;
  /** Sorted by id. An id that is also a company type is for that type in general. */
  industries: readonly IndustryDefinition[];
  workflows: readonly WorkflowDefinition[];
  /** Lines of business within the trades, sorted by id. */
  specialties: readonly SpecialtyDefinition[];
  /** By trade and line of business. */
  serviceLines: Readonly<Record<string, ServiceLines>>;
  /** By id, in the order of the ids. */
  families: Readonly<Record<string, Family>>;
  staffing: Staffing;
  /** All languages except English, sorted by their two letters. */
  lexicons: readonly Lexicon[];
  /** From `without-words.yaml`, which works in any language. Null if there is no such file. */
  withoutWords: WithoutWords | null;
  /** English phrases from `phrases/` by list name, sorted by name. */
  phrases: Readonly<Record<string, PhraseListDefinition>>;
}

/** Written by `scripts/prepare.mjs`. */
export const builtKnowledgeFile = fileURLToPath(
  new URL('../../../dist/knowledge/index.json', import.meta.url),
);

/**
 * Replaces the built index. An environment variable, so that worker threads and child processes inherit it.
 */
const fileVariable = 'KNOWLEDGE_FILE';

let loaded: Knowledge | null = null;

/**
 * Reads the index on first use. Throws if there is none.
 */
export function loadKnowledge(): Knowledge {
  loaded ??= readIndex(process.env[fileVariable] ?? builtKnowledgeFile);
  return loaded;
}

/** Includes the operator's own knowledge. */
export function knowledgeVersion(): string {
  return loadKnowledge().version;
}

/**
 * Makes this process use another index, and all threads and processes that it starts later. Throws if the
 * knowledge is already loaded, because parts of the process would keep using it.
 */
export function setKnowledgeFile(file: string): void {
  if (loaded) throw new Error('The knowledge was loaded before its file was set');
  process.env[fileVariable] = file;
}
