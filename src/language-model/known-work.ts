import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { deliverersOf } from '#diagnosis/propose/offerings/service-words.ts';
import { stemEnglish } from '#diagnosis/text/stem.ts';

interface Index {
  definitions: readonly {
    definition: WorkflowDefinition;
    named: ReadonlySet<string>;
    described: ReadonlySet<string>;
    phrases: ReadonlySet<string>;
  }[];
  counts: ReadonlyMap<string, number>;
}

const built = new WeakMap<readonly WorkflowDefinition[], Index>();

export interface Claim {
  name: string;
  /** The names of the proposal's steps, and its quote if the page is in English. */
  more: string;
}

/**
 * Maximum numbers of catalog workflows: `ofClaim` are similar to one proposal, `delivering` deliver
 * what it names, and `offered` are all that the model may choose from. Families larger than
 * `ofFamily` are not added as a whole.
 */
const max = { ofClaim: 6, delivering: 3, ofFamily: 8, offered: 150 };

export function knownWork(
  claims: readonly Claim[],
  workflows: readonly WorkflowDefinition[],
  { trades, shown }: { trades: readonly string[]; shown: ReadonlySet<string> },
): WorkflowDefinition[] {
  const near = claims.map((claim) => similarWorkflows(claim, workflows, max.ofClaim));
  const delivers = claims.flatMap(({ name }) =>
    deliverersOf(name, workflows)
      .slice(0, max.delivering)
      .map(({ definition }) => definition),
  );
  const families = new Set(
    [...near.flatMap(([nearest]) => nearest ?? []), ...workflows.filter(({ id }) => shown.has(id))].map(
      ({ family }) => family,
    ),
  );
  const ofTrade = workflows.filter(
    ({ industries }) => industries !== 'every' && industries.some((id) => trades.includes(id)),
  );
  const offered = new Set([
    ...near.flat(),
    ...delivers,
    ...workflows.filter(({ industries }) => industries === 'every'),
    ...[...families]
      .map((family) => workflows.filter((workflow) => workflow.family === family))
      .filter(({ length }) => length <= max.ofFamily)
      .flat(),
    ...ofTrade,
  ]);
  return [...offered]
    .filter(({ id }) => !shown.has(id))
    .slice(0, max.offered)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function similarWorkflows(
  { name, more }: Claim,
  workflows: readonly WorkflowDefinition[],
  maxCount: number,
): WorkflowDefinition[] {
  const index = built.get(workflows) ?? makeIndex(workflows);
  built.set(workflows, index);
  const named = stemsOf(name);
  const wanted = new Map([...stemsOf(more)].map((stem) => [stem, moreFactor]));
  for (const stem of named) wanted.set(stem, 1);
  const weightOf = (stem: string) =>
    Math.log(workflows.length / (index.counts.get(stem) ?? workflows.length));
  return index.definitions
    .map(({ definition, described, phrases, named: inName }) => {
      const score = [...wanted].reduce(
        (sum, [stem, factor]) =>
          sum +
          factor *
            weightOf(stem) *
            (inName.has(stem)
              ? tierFactor.name
              : described.has(stem)
                ? tierFactor.described
                : phrases.has(stem)
                  ? tierFactor.phrase
                  : 0),
        0,
      );
      return { definition, score: score / Math.sqrt(inName.size + minNameWords) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.definition.id < b.definition.id ? -1 : 1))
    .slice(0, maxCount)
    .map(({ definition }) => definition);
}

const tierFactor = { name: 2.5, described: 1.2, phrase: 1 };
/**
 * Added to a name's number of words, because a short name would otherwise win with a single matching word.
 */
const minNameWords = 3;
/** A word in a proposal's steps or quote says less about the proposal than one in its name. */
const moreFactor = 0.35;

function makeIndex(workflows: readonly WorkflowDefinition[]): Index {
  const counts = new Map<string, number>();
  const definitions = workflows.map((definition) => {
    const named = stemsOf(definition.name);
    const described = stemsOf(
      `${definition.description} ${definition.tasks.map(({ name }) => name).join(' ')}`,
    );
    const phrases = stemsOf(phrasesOf(definition).join(' '));
    for (const stem of new Set([...named, ...described, ...phrases]))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return { definition, described, phrases, named };
  });
  return { definitions, counts };
}

function phrasesOf({ signals, delivers }: WorkflowDefinition): string[] {
  const groups = (signals.phrases ?? []).filter(({ language = 'en' }) => language === 'en');
  return [...groups.flatMap(({ any }) => any), ...(delivers?.named ?? []), ...(delivers?.kinds ?? [])];
}

const stopWords = new Set(
  'and or of the for a an in to on with by from at our your their its it is are'.split(' '),
);

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return new Set(words.filter((word) => !stopWords.has(word)).map((word) => stemEnglish(word)));
}
