import { loadKnowledge } from '../knowledge/knowledge.ts';

/** Every workflow of the knowledge, sorted by id, for tests and benchmarks: it is loaded when this is imported. */
export const { workflows } = loadKnowledge();
