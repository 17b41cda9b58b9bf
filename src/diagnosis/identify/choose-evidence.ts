import type { Evidence } from '#shared/schemas/evidence.ts';
import type { Sign } from './gather-evidence.ts';
import { quoteRank } from './quote-rank.ts';

/** Quotes shown for one workflow. */
export const mostQuotes = 4;

/** What the quotes are to show. */
export interface ClaimOfQuotes {
  /** Stems that tell the workflow's name from others: a quote that has them shows more. */
  stems: ReadonlySet<string>;
  /** Addresses of the pages that bear its name: what stands there says more than the same words elsewhere. */
  named: ReadonlySet<string>;
  /** Where being asked is the work: only there "For more information contact us" tells anything. */
  invites: boolean;
  /** Where finding staff is the work: elsewhere "We are looking for an electrician" tells nothing of the wires. */
  hires: boolean;
  /** Address of the first page: whoever does a work tells of it there too. */
  home: string | null;
}

const anyClaim: ClaimOfQuotes = {
  stems: new Set(),
  named: new Set(),
  invites: false,
  hires: false,
  home: null,
};

/**
 * The quotes that say most, strongest first, none twice, at first one a page so that a reader sees the
 * breadth, the first page among them where it says so too, then more from the same pages. `wanted`, when given, is the first.
 */
export function chooseEvidence(
  signs: readonly Sign[],
  wanted: Sign | null = null,
  claim: ClaimOfQuotes = anyClaim,
): Evidence[] {
  const ranked = signs
    .map((sign) => ({ ...sign, rank: quoteRank(sign, claim) }))
    .sort((a, b) => b.rank - a.rank);
  const chosen: Evidence[] = [];
  const add = (evidence: Evidence) => {
    const known = chosen.some(
      ({ quote }) => quote.includes(evidence.quote) || evidence.quote.includes(quote),
    );
    if (!known && chosen.length < mostQuotes) chosen.push(evidence);
  };
  // What the workflow's name was taken from leads: a reader sees at once why it is called so.
  if (wanted?.evidence) add(wanted.evidence);
  for (const { evidence } of ranked) {
    if (evidence && !chosen.some(({ url }) => url === evidence.url)) add(evidence);
  }
  const first = ranked.find(({ evidence, direct }) => direct && evidence?.url === claim.home)?.evidence;
  if (first && chosen.length === mostQuotes && !chosen.some(({ url }) => url === claim.home)) {
    chosen.pop();
    add(first);
  }
  for (const { evidence } of ranked) if (evidence) add(evidence);
  return chosen;
}
