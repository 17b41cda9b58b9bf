// Analyzes saved facts in a new process: node measure.ts FACTS-FILE TIMES. Prints an AnalysisReport as JSON.
import { createHash } from 'node:crypto';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { detectIndustry } from '#diagnosis/annotate/industry/detect-industry.ts';
import { signalIndexes } from '#diagnosis/annotate/signal-index.ts';
import { readSite } from '#diagnosis/annotate/site-reading.ts';
import { buildCoverage } from '#diagnosis/build-coverage.ts';
import { scanQuality } from '#diagnosis/compose/scan-quality.ts';
import { diagnosePages, prepareDiagnosis } from '#diagnosis/diagnose-pages.ts';
import { identify } from '#diagnosis/identify.ts';
import { rateWorkflows } from '#diagnosis/rate/rate-workflows.ts';
import { loadSiteFacts } from '#diagnosis/site-facts/site-facts-file.ts';
import type { AnalysisReport, StepTimes } from './analysis-report.ts';

const [file = '', times = '1'] = process.argv.slice(2);
const choice = { companyType: 'unknown', companySize: '11-50' } as const;

const beforeLoading = process.cpuUsage();
const siteFacts = await loadSiteFacts(file);
const loadedMs = cpuMsSince(beforeLoading);
const facts = siteFacts.pages.flatMap((page) => (page.outcome === 'read' && page.facts ? [page.facts] : []));

const preparedMs = cpuOf(prepareDiagnosis);
const firstMs = cpuOf(() => diagnosePages(choice, siteFacts));
const analyzed = analyze();
const later: StepTimes[] = [];
const whole: number[] = [];
const digests = new Set<string>();
for (let time = 0; time < Number(times); time++) {
  later.push(analyze().steps);
  const [analysis, ms] = timed(() => diagnosePages(choice, siteFacts));
  whole.push(ms);
  digests.add(createHash('sha256').update(JSON.stringify(analysis)).digest('hex'));
}
const report: AnalysisReport = {
  pages: facts.length,
  words: facts.reduce((sum, page) => sum + page.words, 0),
  workflows: analyzed.workflows,
  tasks: analyzed.tasks,
  loadedMs,
  preparedMs,
  firstMs,
  later,
  whole,
  digests: [...digests],
};
console.log(JSON.stringify(report));

function analyze(): { steps: StepTimes; workflows: number; tasks: number } {
  const indexes = signalIndexes({ workflows, industries });
  const [site, finding] = timed(() => readSite(facts, indexes));
  const [, weighing] = timed(() => detectIndustry(site, 'unknown', { industries, workflows }));
  const [found, identifying] = timed(() => identify(facts, 'unknown', { industries, workflows }));
  const [rated, rating] = timed(
    () =>
      rateWorkflows(found, { pages: facts, isWhole: false }, choice.companySize, loadKnowledge()).workflows,
  );
  const [, closing] = timed(() => scanQuality(buildCoverage(siteFacts, facts, null), facts, found.workflows));
  return {
    steps: {
      'facts: find phrases': finding,
      industry: weighing,
      'identify, whole': identifying,
      rate: rating,
      'coverage and quality': closing,
    },
    workflows: rated.length,
    tasks: rated.reduce((sum, { tasks }) => sum + tasks.length, 0),
  };
}

function timed<Result>(run: () => Result): [result: Result, cpuMs: number] {
  const before = process.cpuUsage();
  const result = run();
  return [result, cpuMsSince(before)];
}

function cpuOf(run: () => unknown): number {
  return timed(run)[1];
}

function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
