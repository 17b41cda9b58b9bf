import { loadKnowledge } from '../knowledge/knowledge.ts';

/** Only for tests and benchmarks, because importing this loads the knowledge. Sorted by id. */
export const { industries } = loadKnowledge();
