// How long the analysis of a read site takes, and which step takes how much: 40 pages of facts made from the
// catalogue's own phrases amid plain words, so that every step has work.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { parsePhrasePattern } from '#catalogue/signals/phrase-pattern.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { identify } from '#diagnosis/identify/identify.ts';
import { identifyIndustry } from '#diagnosis/identify/identify-industry.ts';
import { identifyWorkflows } from '#diagnosis/identify/identify-workflows.ts';
import { scoreIndustries } from '#diagnosis/identify/industry-scores.ts';
import { signalIndexes } from '#diagnosis/identify/signal-index.ts';
import { readSite } from '#diagnosis/identify/site-reading.ts';
import { verifyQuotes } from '#diagnosis/identify/verify-quotes.ts';
import { rateWorkflow } from '#diagnosis/rate/rate-workflow.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';
import { pageOf } from '#tests/support/page-builder.ts';

const pageCount = 40;
const sentencesPerPage = 90;
const rounds = 15;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'string' } } });
  const pages = makePages();
  const knowledge = { workflows, industries };
  const cold = timed(() => signalIndexes(knowledge));
  const steps = new Map<string, number[]>();
  const measure = <Result>(name: string, step: () => Result): Result => {
    const { result, ms } = timed(step);
    steps.set(name, [...(steps.get(name) ?? []), ms]);
    return result;
  };
  for (let round = 0; round < rounds; round++) {
    const indexes = signalIndexes(knowledge);
    const site = measure('read sentences', () => readSite(pages, indexes));
    const scores = measure('score industries', () => scoreIndustries(site, industries));
    const finding = identifyIndustry(site, scores, 'unknown');
    const found = measure('identify workflows', () => identifyWorkflows(site, finding, workflows, indexes));
    const verified = measure('verify quotes', () => verifyQuotes(found, pages));
    measure('rate tasks', () => verified.map((workflow) => rateWorkflow(workflow, '11-50')));
    measure('all of identify', () => identify(pages, 'unknown', knowledge));
  }
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  const rows = [...steps].map(([step, times]) => ({ step, milliseconds: median(times) }));
  const found = identify(pages, 'unknown', knowledge);
  const result = {
    pages: pageCount,
    words,
    rounds,
    industry: found.industry.detected,
    workflows: found.workflows.length,
    indexMilliseconds: cold.ms,
    steps: rows,
  };
  console.log(
    `${pageCount} pages, ${words} words, median of ${rounds} rounds; index built once in ${cold.ms} ms`,
  );
  console.log(`${found.industry.detected}, ${found.workflows.length} workflows found`);
  console.table(rows);
  if (values.json) await writeFile(values.json, `${JSON.stringify(result, null, 2)}\n`);
}

/** Pages of plain words with one catalogue phrase in every third sentence, always the same. */
function makePages(): PageFacts[] {
  const phrases = workflows
    .flatMap(({ signals }) => signals.phrases ?? [])
    .filter(({ language }) => language === undefined)
    .flatMap(({ any }) => any.slice(0, 2))
    .map((pattern) =>
      (parsePhrasePattern(pattern)[0] ?? []).map((step) => ('gap' in step ? 'every' : step.word)).join(' '),
    );
  const plain =
    'the house stands beside a quiet river where old trees give shade through long summer days'.split(' ');
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % below;
  };
  return Array.from({ length: pageCount }, (_, page) =>
    pageOf(
      page === 0 ? '/' : `/page-${page}`,
      Array.from({ length: sentencesPerPage }, (__, line) => {
        const words = Array.from({ length: 9 }, () => plain[next(plain.length)]);
        const phrase = line % 3 === 0 ? ` We ${phrases[next(phrases.length)]} for you.` : '';
        return `${line % 15 === 0 ? '# ' : ''}${words.join(' ')} ${page} ${line}.${phrase}`;
      }),
    ),
  );
}

function timed<Result>(step: () => Result): { result: Result; ms: number } {
  const before = process.cpuUsage();
  const result = step();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: Math.round((user + system) / 100) / 10 };
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
