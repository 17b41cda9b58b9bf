import { findWorkflow } from '#catalogue/knowledge/find-workflow.ts';
import type { CrawledPage } from '#diagnosis/crawl/crawl-types.ts';
import type { DiagnosedWorkflow, Diagnosis } from '#diagnosis/diagnosis-types.ts';
import { pageText } from '#diagnosis/read/page-facts.ts';
import { type AppliedVerdicts, applyVerdicts } from './apply-verdicts.ts';
import type { DiagnosedSite } from './diagnose-gold-site.ts';
import type { GoldSite, GoldWorkflow } from './gold.ts';
import { type GoldMatch, matchGold } from './match-gold.ts';
import { matchOfferings } from './match-offerings.ts';
import { repeatedRows, type TaskRow } from './repeated-tasks.ts';

export interface SiteEvaluation {
  site: GoldSite;
  diagnosis: Diagnosis;
  kindRight: boolean;
  /** Without typical workflows, which are labeled as such and not counted. */
  shown: DiagnosedWorkflow[];
  matched: GoldMatch<DiagnosedWorkflow>[];
  missed: GoldWorkflow[];
  offeringsMatched: { expected: string; shown: string }[];
  taskRows: TaskRow[];
  repeatedRows: TaskRow[];
  quotes: { all: number; verbatim: number };
  verdicts: AppliedVerdicts;
}

export function evaluateSite(site: GoldSite, { diagnosis, facts }: DiagnosedSite): SiteEvaluation {
  const shown = diagnosis.workflows.filter(({ basis }) => basis !== 'typical');
  const matched = matchWorkflows(site, shown);
  const offerings = diagnosis.offerings.map(({ name }) => name);
  const taskRows = taskRowsOf(diagnosis.workflows);
  return {
    site,
    diagnosis,
    kindRight: [site.kind, ...site.alsoRight].includes(diagnosis.industry.detected),
    shown,
    matched,
    missed: site.workflows.filter((expected) => !matched.some(({ gold }) => gold === expected)),
    offeringsMatched: matchOfferings(site.offerings, offerings),
    taskRows,
    repeatedRows: repeatedRows(taskRows),
    quotes: countQuotes(diagnosis, facts.pages),
    verdicts: applyVerdicts(site, shown, offerings),
  };
}

export function matchWorkflows<Workflow extends Pick<DiagnosedWorkflow, 'name' | 'performedBy' | 'evidence'>>(
  { workflows }: GoldSite,
  shown: readonly Workflow[],
): GoldMatch<Workflow>[] {
  return (['own', 'product'] as const).flatMap((performer) =>
    matchGold(
      workflows.filter(({ performedBy }) => performedBy === performer),
      shown.filter(({ performedBy }) => performedBy === performer),
    ),
  );
}

function taskRowsOf(workflows: readonly DiagnosedWorkflow[]): TaskRow[] {
  return workflows.flatMap(({ definitionId, name, tasks }) =>
    tasks.map((task) => ({
      workflow: name,
      name: task.name,
      step: findWorkflow(definitionId)?.tasks.find((known) => known.name === task.name)?.step ?? null,
    })),
  );
}

function countQuotes(
  { workflows, offerings }: Diagnosis,
  pages: readonly CrawledPage[],
): SiteEvaluation['quotes'] {
  const texts = new Map(pages.flatMap(({ facts }) => (facts ? [[facts.url, pageText(facts)]] : [])));
  const observed = workflows
    .flatMap((workflow) => [workflow, ...workflow.tasks])
    .filter(({ basis }) => basis === 'observed');
  const quotes = [...observed, ...offerings].flatMap(({ evidence }) => evidence);
  return {
    all: quotes.length,
    verbatim: quotes.filter(({ url, quote }) => texts.get(url)?.includes(quote)).length,
  };
}
