import type { Evidence } from '#shared/schemas/evidence.ts';
import { type ClaimOfQuotes, quoteRank } from '../propose/quote-rank.ts';
import type { Signal } from '../propose/workflow-candidate.ts';

export const maxQuotes = 4;

const anyClaim: ClaimOfQuotes = {
  stems: new Set(),
  named: new Set(),
  invites: false,
  hires: false,
  home: null,
};

/** Takes one quote per page first, to show breadth. */
export function chooseEvidence(
  signals: readonly Signal[],
  wanted: Signal | null = null,
  claim: ClaimOfQuotes = anyClaim,
): Evidence[] {
  const ranked = signals
    .map((signal) => ({ ...signal, rank: quoteRank(signal, claim) }))
    .sort((a, b) => b.rank - a.rank);
  const chosen: Evidence[] = [];
  const add = (evidence: Evidence) => {
    const known = chosen.some(
      ({ quote }) => quote.includes(evidence.quote) || evidence.quote.includes(quote),
    );
    if (!known && chosen.length < maxQuotes) chosen.push(evidence);
  };
  // The quote that gave the workflow its name comes first, because it explains the name.
  if (wanted?.evidence) add(wanted.evidence);
  for (const { evidence } of ranked) {
    if (evidence && !chosen.some(({ url }) => url === evidence.url)) add(evidence);
  }
  const first = ranked.find(({ evidence, direct }) => direct && evidence?.url === claim.home)?.evidence;
  if (first && chosen.length === maxQuotes && !chosen.some(({ url }) => url === claim.home)) {
    chosen.pop();
    add(first);
  }
  for (const { evidence } of ranked) if (evidence) add(evidence);
  return chosen;
}
