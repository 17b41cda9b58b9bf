import type { RecommendedModule } from '#shared/schemas/module.ts';
import { TextList } from './text-list.tsx';

export function ModuleFacts({ module, level }: { module: RecommendedModule; level: 3 | 4 | 5 }) {
  return (
    <>
      <TextList level={level} title="Benefits" texts={module.benefits} />
      <TextList level={level} title="Development process" texts={module.developmentSteps} numbered />
      <TextList level={level} title="Prerequisites" texts={module.prerequisites} />
      <TextList level={level} title="Data it needs" texts={module.dataNeeded} />
      <TextList level={level} title="Risks" texts={module.risks} />
      <TextList level={level} title="What stays with people" texts={module.staysWithPeople} />
    </>
  );
}
