import type { Evidence } from '#shared/schemas/evidence.ts';
import { seenParts } from '../annotate/seen-parts.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import { siteWords } from '../annotate/site-words.ts';
import type { Signal, WorkflowCandidate } from '../propose/workflow-candidate.ts';
import { modelSignalKey } from '../second-reader/propose-from-reading.ts';
import { chooseEvidence } from './choose-evidence.ts';
import { coverParts, partOfName, partsSaid } from './name-parts.ts';
import { nameWorkflow } from './name-workflow.ts';
import { contentStems, pagesNamed } from './pages-named.ts';

export interface Claim {
  name: string;
  evidence: Evidence[];
}

const maxSearched = 24;

const known = new WeakMap<readonly Signal[], Map<string, Claim>>();

export function claimOf(site: SiteReading, candidate: WorkflowCandidate): Claim {
  const byBasis = known.get(candidate.signals) ?? new Map<string, Claim>();
  known.set(candidate.signals, byBasis);
  const claim = byBasis.get(candidate.basis) ?? makeClaim(site, candidate);
  byBasis.set(candidate.basis, claim);
  return claim;
}

function makeClaim(site: SiteReading, candidate: WorkflowCandidate): Claim {
  const { definition, basis } = candidate;
  const quotable =
    basis === 'observed' ? candidate.signals.filter(({ direct }) => direct) : candidate.signals;
  const { name, shownBy } = nameWorkflow(site, candidate, quotable);
  // A model chose its quotes for this work; sentences that only match words may be about other
  // work.
  const read = quotable.filter(({ key }) => key.startsWith(modelSignalKey));
  const wanted = read.length === 0 || (shownBy && read.includes(shownBy)) ? shownBy : null;
  const evidence = chooseEvidence(read.length > 0 ? read : quotable, wanted, {
    stems: contentStems(name),
    named: pagesNamed(site, name),
    invites: definition.saidOnce ?? false,
    hires: definition.signals.pages?.some(({ kind }) => kind === 'careers') ?? false,
    home: site.pages.find(({ kind }) => kind === 'home')?.url ?? null,
  });
  const claim = { name, evidence };
  if (name !== definition.name) return claim;
  return definition.naming?.parts
    ? cutToParts(definition, claim, quotable)
    : cutToSeen(site, candidate, claim);
}

/**
 * Only for delivery work, which owners know by its exact name. What an office does has words of its own: a quote needs no
 * "preparation" on the site.
 */
function cutToSeen({ pages }: SiteReading, { definition }: WorkflowCandidate, claim: Claim): Claim {
  const words = definition.function === 'deliver' ? siteWords(pages) : null;
  return words ? { ...claim, name: seenParts(claim.name, words) } : claim;
}

function cutToParts(
  definition: WorkflowCandidate['definition'],
  claim: Claim,
  signals: readonly Signal[],
): Claim {
  const strongest = signals.toSorted((a, b) => b.strength - a.strength).slice(0, maxSearched);
  const all = strongest.flatMap((signal) => (signal.evidence ? [signal.evidence] : []));
  const evidence = coverParts(definition, claim.evidence, all);
  return { name: partOfName(definition, partsSaid(definition, evidence)) ?? claim.name, evidence };
}
