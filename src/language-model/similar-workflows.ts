import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { stemEnglish } from '#diagnosis/text/stem.ts';

interface Index {
  definitions: readonly {
    definition: WorkflowDefinition;
    stems: ReadonlySet<string>;
    named: ReadonlySet<string>;
  }[];
  /** In how many definitions each stem stands. */
  counts: ReadonlyMap<string, number>;
}

const built = new WeakMap<readonly WorkflowDefinition[], Index>();

/** The definitions whose names and descriptions share the rarest words with a name in English, the nearest first. */
export function similarWorkflows(
  englishName: string,
  workflows: readonly WorkflowDefinition[],
  max: number,
): WorkflowDefinition[] {
  const index = built.get(workflows) ?? makeIndex(workflows);
  built.set(workflows, index);
  const wanted = stemsOf(englishName);
  const weightOf = (stem: string) =>
    Math.log(workflows.length / (index.counts.get(stem) ?? workflows.length));
  return index.definitions
    .map(({ definition, stems, named }) => {
      const shared = [...wanted].filter((stem) => stems.has(stem));
      const score = shared.reduce(
        (sum, stem) => sum + weightOf(stem) * (named.has(stem) ? nameFactor : 1),
        0,
      );
      return { definition, score: score / Math.sqrt(named.size + 1) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.definition.id < b.definition.id ? -1 : 1))
    .slice(0, max)
    .map(({ definition }) => definition);
}

/** A word of a name tells more than one of a description. */
const nameFactor = 3;

function makeIndex(workflows: readonly WorkflowDefinition[]): Index {
  const counts = new Map<string, number>();
  const definitions = workflows.map((definition) => {
    const named = stemsOf(definition.name);
    const stems = new Set([
      ...named,
      ...stemsOf(`${definition.description} ${definition.tasks.map(({ name }) => name).join(' ')}`),
    ]);
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return { definition, stems, named };
  });
  return { definitions, counts };
}

const stopWords = new Set(
  'and or of the for a an in to on with by from at our your their its it is are'.split(' '),
);

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return new Set(words.filter((word) => !stopWords.has(word)).map((word) => stemEnglish(word)));
}
