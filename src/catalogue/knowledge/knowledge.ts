import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Family, Staffing } from '../families.ts';
import type { IndustryDefinition } from '../industry-definition.ts';
import type { Lexicon } from '../lexicon/lexicon-schemas.ts';
import type { WithoutWords } from '../lexicon/without-words-schema.ts';
import type { PhraseListDefinition } from '../signals/plain-phrase.ts';
import type { WorkflowDefinition } from '../workflow-definition.ts';

/** Everything that `knowledge/` says, checked and in a fixed order, as the built index holds it. */
export interface Knowledge {
  /** First 16 hexadecimal digits of the content's SHA-256: the same content always has the same version. */
  version: string;
  /** Sorted by id. An id that is itself a company type speaks of that type in general. */
  industries: readonly IndustryDefinition[];
  /** Sorted by id. */
  workflows: readonly WorkflowDefinition[];
  /** By id, sorted by it. */
  families: Readonly<Record<string, Family>>;
  staffing: Staffing;
  /** Languages besides English, sorted by their two letters. */
  lexicons: readonly Lexicon[];
  /** Null where the knowledge says nothing of it. */
  withoutWords: WithoutWords | null;
  /** Lists of English phrases by name (`phrases/`), sorted by it. */
  phrases: Readonly<Record<string, PhraseListDefinition>>;
}

/** Where `scripts/prepare.mjs` has the index built. */
export const builtKnowledgeFile = fileURLToPath(
  new URL('../../../dist/knowledge/index.json', import.meta.url),
);

/** Names another index. An environment variable, so that worker threads and child processes inherit it. */
const fileVariable = 'KNOWLEDGE_FILE';

let loaded: Knowledge | null = null;

/**
 * The knowledge of this process, read from the index on first use. The index was checked when it was built,
 * so nothing is checked here. Throws when there is no index.
 */
export function loadKnowledge(): Knowledge {
  loaded ??= readIndex(process.env[fileVariable] ?? builtKnowledgeFile);
  return loaded;
}

/** Identifies the knowledge that a diagnosis was made with, the operator's own included. */
export function knowledgeVersion(): string {
  return loadKnowledge().version;
}

/**
 * Makes this process, and the threads and processes that it starts from now on, use another index.
 * Throws when the knowledge was already loaded, because part of the process would go on with the old one.
 */
export function setKnowledgeFile(file: string): void {
  if (loaded) throw new Error('The knowledge was loaded before its file was set');
  process.env[fileVariable] = file;
}

/** Reads an index without making it the one of this process. */
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
