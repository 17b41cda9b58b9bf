import { fileURLToPath } from 'node:url';
import type { Knowledge } from './knowledge-content.ts';
import { readIndex } from './knowledge-index.ts';

export type { Knowledge };

export const builtKnowledgeFile = fileURLToPath(
  new URL('../../../dist/knowledge/index.json', import.meta.url),
);

/**
 * Environment variable with the path of an index to use instead of the built one. Worker threads and child
 * processes inherit it.
 */
const fileVariable = 'KNOWLEDGE_FILE';

let loaded: Knowledge | null = null;

/** Throws if there is no index. */
export function loadKnowledge(): Knowledge {
  loaded ??= readIndex(process.env[fileVariable] ?? builtKnowledgeFile);
  return loaded;
}

export function knowledgeVersion(): string {
  return loadKnowledge().version;
}

/** Throws if the knowledge is already loaded, because parts of the process would keep using it. */
export function setKnowledgeFile(file: string): void {
  if (loaded) throw new Error('Set the knowledge file before the knowledge is loaded');
  process.env[fileVariable] = file;
}
