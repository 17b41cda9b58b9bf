import { loadKnowledge } from '../knowledge/knowledge.ts';

/** Every workflow of the knowledge, sorted by id, for tests and benchmarks: importing this loads the knowledge. */
export const { workflows } = loadKnowledge();
