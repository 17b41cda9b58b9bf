import type { Basis, Evidence } from '#shared/schemas/evidence.ts';
import type { Gathered, Sign } from './gather-evidence.ts';
import type { IdentifiedTask } from './identified-workflow.ts';
import { quoteOf } from './quote.ts';
import type { Hit, SiteReading } from './site-reading.ts';

const mostQuotes = 2;

/**
 * The workflow's tasks in order: *observed* where a sentence shows that very task, otherwise *inferred* from
 * the workflow's own evidence. `signs` are the workflow's, of the pages it was found on: a phrase of several
 * words counts on those pages, a single word only within a block that speaks of the workflow itself.
 */
export function identifyTasks(
  site: SiteReading,
  gathered: Pick<Gathered, 'definition' | 'taskHits'>,
  workflowBasis: Basis,
  signs: readonly Sign[],
  workflowEvidence: readonly Evidence[],
): IdentifiedTask[] {
  const told = signs.flatMap(({ hit, direct }) => (hit && direct ? [hit.sentence] : []));
  const pages = new Set(told.map(({ page }) => page));
  const blocks = new Set(told.map(({ page, block }) => `${page} ${block}`));
  const belongs = ({ sentence, start, end }: Hit) => {
    const text = site.pages[sentence.page]?.blocks[sentence.block]?.text.slice(start, end) ?? '';
    if (blocks.has(`${sentence.page} ${sentence.block}`)) return true;
    return pages.has(sentence.page) && /\S\s+\S/.test(text);
  };
  return gathered.definition.tasks.map((definition) => {
    const hits = gathered.taskHits
      .filter(
        ({ task, hit }) => task === definition.id && hit.sentence.place !== 'navigation' && belongs(hit),
      )
      .map(({ hit }) => hit);
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
    if (!page || !block) continue;
    const quote = quoteOf(block.text, hit.sentence, hit);
    if (quotes.some((known) => known.quote === quote)) continue;
    const kind =
      hit.sentence.reading === 'job' ? 'job-offer' : hit.sentence.place === 'heading' ? 'heading' : 'text';
    quotes.push({ url: page.url, quote, kind });
    if (quotes.length === mostQuotes) break;
  }
  return quotes;
}
