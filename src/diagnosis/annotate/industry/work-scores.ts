import type { IndustryDefinition } from '#catalogue/industry-definition.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { weighHit } from '../../propose/hit-weight.ts';
import { deliverersOf } from '../../propose/offerings/service-words.ts';
import { serviceNames } from '../../propose/service-names.ts';
import type { Hit, SiteReading } from '../site-reading.ts';
import { type IndustryScore, type IndustryScores, typeScores } from './industry-scores.ts';

/** Work that more kinds of organizations do says little about which kind this one is. */
const maxKinds = 4;
const sentenceShare = 0.8;
const pageScore = 2;
const quotable = 0.6;
const minWeight = 2;
/** A single kind of work may be a sideline. */
const minWorkflows = 2;

/** For sites that don't say clearly what the organization is. */
export function withWorkScores(
  site: SiteReading,
  scores: IndustryScores,
  industries: readonly IndustryDefinition[],
  workflows: readonly WorkflowDefinition[],
): IndustryScores {
  const work = new Map<string, { score: number; workflows: number; hits: IndustryScore['hits'] }>();
  const add = (ids: readonly string[], score: number, hit: Hit | null) => {
    for (const id of ids) {
      const known = work.get(id) ?? { score: 0, workflows: 0, hits: [] };
      work.set(id, {
        score: known.score + score / Math.sqrt(ids.length),
        workflows: known.workflows + 1,
        hits: hit ? [...known.hits, { hit, weight: score }] : known.hits,
      });
    }
  };
  const best = bestSentences(site);
  const named = namedOnPages(site, workflows);
  for (const { id, industries: ids } of workflows) {
    if (ids === 'every' || ids.length > maxKinds) continue;
    const sentence = best.get(id);
    if (sentence) add(ids, sentence.weight * sentenceShare, sentence.hit);
    else if (named.has(id)) add(ids, pageScore, null);
  }
  const all = industries
    .map((industry): IndustryScore => {
      const own = scores.all.find((entry) => entry.industry === industry);
      const more = work.get(industry.id);
      const counts = more !== undefined && more.workflows >= minWorkflows;
      return {
        industry,
        score: (own?.score ?? 0) + (counts ? more.score : 0),
        unnamed: (own?.unnamed ?? 0) + (counts ? more.score : 0),
        hits: [...(own?.hits ?? []), ...(counts ? more.hits : [])],
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return { all, ...typeScores(all) };
}

function bestSentences(site: SiteReading): Map<string, { hit: Hit; weight: number }> {
  const best = new Map<string, { hit: Hit; weight: number }>();
  for (const hit of site.hits) {
    const { owner, sentence } = hit;
    if (owner.kind !== 'phrase' || !owner.direct || owner.weight < minWeight || sentence.reading !== 'own')
      continue;
    if (owner.places && !owner.places.includes(sentence.place)) continue;
    const text = site.pages[sentence.page]?.blocks[sentence.block]?.text ?? '';
    const weight = owner.weight * Math.min(1, weighHit(hit, text).factor);
    const known = best.get(owner.workflow);
    if (weight >= owner.weight * quotable && weight > (known?.weight ?? 0))
      best.set(owner.workflow, { hit, weight });
  }
  return best;
}

function namedOnPages(site: SiteReading, workflows: readonly WorkflowDefinition[]): Set<string> {
  return new Set(
    [...serviceNames(site.pages)]
      .filter(([page]) => site.readings[page] === 'own')
      .flatMap(([, name]) => deliverersOf(name, workflows).map(({ definition }) => definition.id)),
  );
}
