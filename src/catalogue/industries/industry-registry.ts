import { loadKnowledge } from '../knowledge/knowledge.ts';

/** Every trade of the knowledge, sorted by id, for tests and benchmarks: it is loaded when this is imported. */
export const { industries } = loadKnowledge();
