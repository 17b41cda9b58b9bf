import type { Proposals } from '#language-model/answer-schemas.ts';
import type { ModelRequest, StubAnswer } from './model-server.ts';

const difficulty = {
  judgment: 2,
  variability: 3,
  physicalPresence: 4,
  humanContact: 3,
  errorCost: 2,
  dataScarcity: 2,
};
const value = { differentiation: 3, customerDecision: 3, expertise: 3, revenueInfluence: 3 };

export const noProposals: Proposals = { organization: null, workflows: [], offerings: [] };

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
    tasks: (more.tasks ?? []).map((task) => ({ judgment: false, difficulty, value, block, ...task })),
    function: 'deliver',
    description: '',
    usualSteps: (more.usualSteps ?? []).map((name) => ({
      name,
      hands: false,
      contact: false,
      judgment: false,
    })),
  };
}

export function blockWith(request: ModelRequest, words: string): string {
  for (const [id, text] of request.blocks) if (text.includes(words)) return id;
  throw new Error(`No block with "${words}" was sent`);
}

/**
 * The keys of both records are claims. `sameAs` gives the definition that the claim equals, `within` the claim
 * that includes it.
 */
export function agree(
  { entries }: ModelRequest,
  sameAs: Readonly<Record<string, string>> = {},
  within: Readonly<Record<string, string>> = {},
): StubAnswer {
  const keyOf = (claim: string | undefined) => entries.find((entry) => entry.claim === claim)?.key ?? null;
  return {
    json: {
      judgments: entries.map(({ key, claim }) => ({
        key,
        verdict: 'own',
        sameAs: sameAs[claim] ?? null,
        within: keyOf(within[claim]),
      })),
      lineOfBusiness: null,
    },
  };
}
