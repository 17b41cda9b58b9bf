import type { IndustryDefinition } from '#catalogue/industry-definition.ts';
import type { ExplainedCandidate, ExplainedVerdict } from '#shared/schemas/explanation.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import { type IndustryScore, scoreIndustries } from '../annotate/industry/industry-scores.ts';
import type { Hit, SiteReading } from '../annotate/site-reading.ts';
import type { Identification } from '../identify.ts';
import { quoteOf } from '../propose/quote.ts';
import type { TradeVerdict } from '../second-reader/trade-from-reading.ts';

const maxQuotes = 8;

export function explainIndustries(
  site: SiteReading,
  { industry, trace }: Pick<Identification, 'industry' | 'trace'>,
  industries: readonly IndustryDefinition[],
): ExplainedCandidate[] {
  const { secondReader } = trace;
  const scores = scoreIndustries(site, industries).all;
  const best = scores[0]?.score ?? 1;
  const scored = scores.map((entry) => explainScore(site, entry, verdictOn(entry, best, industry)));
  const explained = secondReader === null ? scored : withSecondReader(scored, secondReader);
  return [...explained, ...fromItsWork(industry, industries, explained)];
}

function explainScore(
  site: SiteReading,
  { industry, hits }: IndustryScore,
  verdict: ExplainedVerdict,
): ExplainedCandidate {
  return {
    kind: 'industry',
    id: industry.id,
    name: industry.name,
    workflow: null,
    shown: verdict.outcome === 'keep',
    basis: null,
    signals: hits.slice(0, maxQuotes).map(({ hit, weight }) => ({
      key: 'words',
      strength: rounded(weight),
      direct: true,
      evidence: evidenceOf(site, hit),
      because: [],
    })),
    refused: [],
    verdicts: [verdict],
  };
}

function verdictOn({ industry: definition, score }: IndustryScore, best: number, found: Industry) {
  const evidence = `Its evidence scores ${rounded(score)}; the best-supported kind of organization scores ${rounded(best)}.`;
  if (isFound(definition, found)) return verdict('kind-of-organization', 'keep', evidence);
  return found.detected === 'unknown'
    ? verdict(
        'unclear',
        'drop',
        `${evidence} The site says too little, or several kinds of organizations fit equally well.`,
      )
    : verdict('kind-of-organization', 'drop', evidence);
}

function withSecondReader(
  scored: readonly ExplainedCandidate[],
  { trade, quotes, isTaken, reason }: TradeVerdict,
): ExplainedCandidate[] {
  const own = scored.find(({ id }) => id === trade.id);
  const read: ExplainedCandidate = {
    kind: 'industry',
    id: trade.id,
    name: trade.name,
    workflow: null,
    shown: isTaken || own?.shown === true,
    basis: null,
    signals: [
      ...quotes.map((evidence) => ({
        key: 'language model',
        strength: 1,
        direct: true,
        evidence,
        because: [],
      })),
      ...(own?.signals ?? []),
    ],
    refused: [],
    verdicts: [verdict('second-reader', isTaken ? 'keep' : 'drop', reason)],
  };
  return [read, ...scored.filter((entry) => entry !== own)];
}

function fromItsWork(
  found: Industry,
  industries: readonly IndustryDefinition[],
  explained: readonly ExplainedCandidate[],
): ExplainedCandidate[] {
  if (found.detected === 'unknown' || explained.some(({ shown }) => shown)) return [];
  const definition = industries.find((industry) => isFound(industry, found));
  if (!definition) return [];
  return [
    {
      kind: 'industry',
      id: definition.id,
      name: definition.name,
      workflow: null,
      shown: true,
      basis: null,
      signals: found.reasons.map((evidence) => ({
        key: 'work',
        strength: 1,
        direct: false,
        evidence,
        because: [],
      })),
      refused: [],
      verdicts: [
        verdict(
          'work-of-a-trade',
          'keep',
          'Most of the work that the site mentions is typical of this kind of organization.',
        ),
      ],
    },
  ];
}

function isFound({ id, name }: IndustryDefinition, { detected, detail }: Industry): boolean {
  return detail === null ? id === detected : name === detail;
}

function verdict(rule: string, outcome: ExplainedVerdict['outcome'], reason: string): ExplainedVerdict {
  return { rule, outcome, reason, into: null };
}

function evidenceOf(site: SiteReading, { sentence, start, end }: Hit): { url: string; quote: string } | null {
  const page = site.pages[sentence.page];
  const block = page?.blocks[sentence.block];
  return page && block ? { url: page.url, quote: quoteOf(block.text, sentence, { start, end }) } : null;
}

function rounded(weight: number): number {
  return Math.round(weight * 10) / 10;
}
