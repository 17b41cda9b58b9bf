import { fileURLToPath } from 'node:url';
import { knowledgeVersion } from '#catalogue/knowledge/knowledge.ts';
import type { AnalysisVersions } from '../diagnosis-types.ts';
import { sourceVersion } from './source-version.ts';

const entry = fileURLToPath(new URL('../diagnose-pages.ts', import.meta.url));

let analysis: string | null = null;

/** The same facts, request, and versions give the same findings. */
export function analysisVersions(): AnalysisVersions {
  analysis ??= sourceVersion(entry);
  return { analysis, knowledge: knowledgeVersion() };
}
