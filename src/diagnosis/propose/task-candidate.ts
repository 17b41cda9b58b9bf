import type { TaskDefinition, WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Basis, Evidence } from '#shared/schemas/evidence.ts';
import { isForeign } from '../annotate/readable-language.ts';
import type { Sentence } from '../annotate/sentence.ts';
import type { Hit, SiteReading } from '../annotate/site-reading.ts';
import type { Candidate } from '../decide/verdict.ts';
import { countWordsBeyondEnglish } from '../text/count-words.ts';
import { phrases } from '../text/phrases.ts';
import { countSpaced } from '../text/words.ts';
import { nameStems } from './offerings/name-stems.ts';
import { quoteOf } from './quote.ts';
import { type WorkflowCandidate, workflowCandidate } from './workflow-candidate.ts';

/**
 * `evidence` shows the task itself if `basis` is `observed`, is the workflow's first quote if it's
 * `inferred`, and is empty if it's `typical`.
 */
export interface TaskCandidate extends Candidate {
  definition: TaskDefinition;
  workflow: WorkflowCandidate;
  basis: Basis;
  evidence: Evidence[];
}

export const checkedQuote = -1;

const maxQuotes = 2;
/** A shorter text is usually a heading, a button, or a slogan. */
const minWords = 5;
const ownVoice = phrases('us-or-you');

export function showsTask(name: string, sentence: string): boolean {
  if (countSpaced(sentence) < minWords || !ownVoice.test(sentence)) return false;
  const sentenceStems = nameStems(sentence);
  return [...nameStems(name)].some((stem) => sentenceStems.has(stem));
}

/** The task's name isn't compared, because the task's phrase in the lexicon has already matched. */
function showsTaskBeyondEnglish({ reading, cues, quoted }: Sentence, text: string): boolean {
  return (
    reading !== 'third-party' &&
    reading !== 'terms' &&
    !quoted &&
    cues.some(({ kind }) => kind === 'own-voice') &&
    countWordsBeyondEnglish(text) >= minWords
  );
}

export function proposeTasks(
  site: SiteReading,
  workflow: WorkflowCandidate,
  workflowEvidence: readonly Evidence[],
): TaskCandidate[] {
  const members = [workflow, ...(workflow.merged as WorkflowCandidate[])];
  const sentences = members
    .flatMap(({ signals }) => signals)
    .flatMap(({ hit, direct }) => (hit && direct ? [hit.sentence] : []));
  const pages = new Set(sentences.map(({ page }) => page));
  const blocks = new Set(sentences.map(({ page, block }) => `${page} ${block}`));
  const belongs = (name: string, { sentence, start, end, pattern }: Hit) => {
    if (pattern === checkedQuote) return true;
    if (sentence.place !== 'text' && sentence.place !== 'job-offer') return false;
    const page = site.pages[sentence.page];
    const text = page?.blocks[sentence.block]?.text ?? '';
    const sentenceText = text.slice(sentence.start, sentence.end);
    const shown = isForeign(page?.language ?? null)
      ? showsTaskBeyondEnglish(sentence, sentenceText)
      : showsTask(name, sentenceText);
    if (!shown) return false;
    if (blocks.has(`${sentence.page} ${sentence.block}`)) return true;
    return pages.has(sentence.page) && countSpaced(text.slice(start, end).trim()) > 1;
  };
  return workflow.definition.tasks.map((definition) => {
    const hits = workflow.taskHits.filter(
      ({ task, hit }) => task === definition.id && belongs(definition.name, hit),
    );
    const shown =
      workflow.basis === 'observed'
        ? quotesOf(
            site,
            hits.map(({ hit }) => hit),
          )
        : [];
    return {
      id: `${workflow.id}/${definition.id}`,
      verdicts: [],
      merged: [],
      definition,
      workflow,
      basis: shown.length > 0 ? 'observed' : 'inferred',
      evidence: shown.length > 0 ? shown : workflowEvidence.slice(0, 1),
    };
  });
}

export function typicalTasks(definition: WorkflowDefinition): TaskCandidate[] {
  const workflow = workflowCandidate(definition);
  return definition.tasks.map((task) => ({
    id: `${workflow.id}/${task.id}`,
    verdicts: [],
    merged: [],
    definition: task,
    workflow,
    basis: 'typical',
    evidence: [],
  }));
}

function quotesOf(site: SiteReading, hits: readonly Hit[]): Evidence[] {
  const quotes: Evidence[] = [];
  for (const { sentence, start, end } of hits) {
    const page = site.pages[sentence.page];
    const block = page?.blocks[sentence.block];
    if (!page || !block) continue;
    const quote = quoteOf(block.text, sentence, { start, end });
    if (quotes.some((known) => known.quote === quote)) continue;
    const kind = sentence.reading === 'job' ? 'job-offer' : sentence.place === 'heading' ? 'heading' : 'text';
    quotes.push({ url: page.url, quote, kind });
    if (quotes.length === maxQuotes) break;
  }
  return quotes;
}
