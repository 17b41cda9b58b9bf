import { describeSlowModules } from '#shared/recommendations/split-by-payback.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';

interface SlowModulesNoteProps {
  modules: readonly RecommendedModule[];
  /** Whether no module stands before them. */
  alone: boolean;
}

/** Why modules stand under a heading of their own. */
export function SlowModulesNote({ modules, alone }: SlowModulesNoteProps) {
  return <p className="mt-1 text-ink-secondary">{describeSlowModules(modules, alone)}</p>;
}
