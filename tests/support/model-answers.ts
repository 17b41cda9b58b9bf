import type { Proposals } from '#language-model/answer-schemas.ts';
import type { ModelRequest, StubAnswer } from './model-server.ts';

/** New lists for each task, because tests change them. */
const newRatings = () => ({ needs: [], does: [], difficulty: [2, 3, 4, 3, 2, 2], value: [3, 3, 3, 3] });

export const noProposals: Proposals = {
  organization: null,
  people: null,
  workingTime: null,
  workflows: [],
  offerings: [],
  firstTrials: [],
};

export function proposedWorkflow(
  block: string,
  quote: string,
  name: string,
  more: {
    englishName?: string;
    usualSteps?: string[];
    tasks?: { name: string; quote: string; block?: string }[];
  } = {},
): Proposals['workflows'][number] {
  return {
    block,
    quote,
    name,
    englishName: more.englishName ?? name,
    tasks: (more.tasks ?? []).map((task) => ({ ...newRatings(), block, ...task })),
    function: 'deliver',
    time: 'some',
    description: '',
    stepTimes: [],
    usualSteps: (more.usualSteps ?? []).map((name) => ({ name, needs: [], does: [] })),
  };
}

export function blockWith(request: ModelRequest, words: string): string {
  for (const [id, text] of request.blocks) if (text.includes(words)) return id;
  throw new Error(`No block with "${words}" was sent`);
}

/**
 * Confirms every entry as the company's own work. Both records are keyed by claim: `sameAs` gives
 * the definition that the claim equals, `within` the claim that includes it.
 */
export function agree(
  { entries }: ModelRequest,
  sameAs: Readonly<Record<string, string>> = {},
  within: Readonly<Record<string, string>> = {},
): StubAnswer {
  const keyOf = (claim: string | undefined) => entries.find((entry) => entry.claim === claim)?.key ?? null;
  return {
    json: {
      judgments: entries.map(({ key }) => ({ key, verdict: 'own' })),
      relations: entries.map(({ key, claim }) => ({
        key,
        sameAs: sameAs[claim] ?? null,
        within: keyOf(within[claim]),
      })),
      lineOfBusiness: null,
    },
  };
}
