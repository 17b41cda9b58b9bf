import type { Basis, Evidence } from '#shared/schemas/evidence.ts';
import type { Gathered } from './gather-evidence.ts';
import type { IdentifiedTask } from './identified-workflow.ts';
import { quoteOf } from './quote.ts';
import type { Hit, SiteReading } from './site-reading.ts';

const mostQuotes = 2;

/**
 * The workflow's tasks in order: *observed* where a sentence of the site shows that very task, otherwise
 * *inferred* from the workflow's own evidence.
 */
export function identifyTasks(
  site: SiteReading,
  gathered: Gathered,
  workflowBasis: Basis,
  workflowEvidence: readonly Evidence[],
): IdentifiedTask[] {
  return gathered.definition.tasks.map((definition) => {
    const hits = gathered.taskHits.filter(({ task }) => task === definition.id).map(({ hit }) => hit);
    const shown = workflowBasis === 'observed' ? quotesOf(site, hits) : [];
    if (shown.length > 0) return { definition, basis: 'observed', evidence: shown };
    return { definition, basis: 'inferred', evidence: workflowEvidence.slice(0, 1) };
  });
}

function quotesOf(site: SiteReading, hits: readonly Hit[]): Evidence[] {
  const quotes: Evidence[] = [];
  for (const hit of hits) {
    const page = site.pages[hit.sentence.page];
    const block = page?.blocks[hit.sentence.block];
    if (!page || !block || hit.sentence.place === 'navigation') continue;
    const quote = quoteOf(block.text, hit.sentence, hit);
    if (quotes.some((known) => known.quote === quote)) continue;
    const kind =
      hit.sentence.reading === 'job' ? 'job-offer' : hit.sentence.place === 'heading' ? 'heading' : 'text';
    quotes.push({ url: page.url, quote, kind });
    if (quotes.length === mostQuotes) break;
  }
  return quotes;
}
