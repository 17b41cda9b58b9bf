import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { phrasesOf } from '../annotate/industry/detect-specialty.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import type { Hit, SiteReading } from '../annotate/site-reading.ts';
import { isMainWork } from './main-work.ts';
import { evidenceOf } from './propose-workflows.ts';
import { type WorkflowCandidate, workflowCandidate } from './workflow-candidate.ts';

/** Less than a phrase that states the work itself, which is the better quote. Our assumption. */
const strength = 2;
const maxSignals = 6;

export const lineOfBusinessKey = 'line of business';

/** A site that calls itself a knife maker says that it makes knives, even if it tells nothing else about it. */
export function supportByLineOfBusiness(
  candidates: readonly WorkflowCandidate[],
  site: SiteReading,
  finding: IndustryFinding,
  workflows: readonly WorkflowDefinition[],
): readonly WorkflowCandidate[] {
  const [first] = finding.specialties;
  const definition = workflows.find((workflow) => isMainWork(workflow, finding));
  if (!first || !definition || finding.industry.specialty === undefined) return candidates;
  const hits = phrasesOf(site, first).filter(
    ({ owner, sentence }) =>
      owner.kind === 'specialty' &&
      owner.isName &&
      ['text', 'heading'].includes(sentence.place) &&
      !sentence.cues.some(({ kind }) => kind === 'negation'),
  );
  const found = candidates.find(({ id }) => id === definition.id);
  const stated = (found?.signals ?? []).flatMap(({ hit, direct }) => (hit && direct ? [hit] : []));
  if (!hits.some(isOwnStatement) && !stated.some(isStatement)) return candidates;
  const candidate = found ?? workflowCandidate(definition);
  candidate.isMainWork = true;
  for (const hit of hits.slice(0, maxSignals)) {
    candidate.signals.push({
      key: lineOfBusinessKey,
      strength,
      direct: true,
      evidence: evidenceOf(site, hit),
      hit,
    });
  }
  return found ? candidates : [...candidates, candidate];
}

/** Headings and other people's words name a business, too, but readers didn't take them for proof of its work. */
function isStatement({ sentence }: Hit): boolean {
  return sentence.place === 'text' && !sentence.quoted && !sentence.byVisitor;
}

function isOwnStatement(hit: Hit): boolean {
  return isStatement(hit) && hit.sentence.cues.some(({ kind }) => kind === 'own-voice');
}
