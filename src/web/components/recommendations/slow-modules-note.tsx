import { describeSlowModules } from '#shared/recommendations/split-by-payback.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';

interface SlowModulesNoteProps {
  modules: readonly RecommendedModule[];
  alone: boolean;
}

export function SlowModulesNote({ modules, alone }: SlowModulesNoteProps) {
  return <p className="mt-1 text-ink-secondary">{describeSlowModules(modules, alone)}</p>;
}
