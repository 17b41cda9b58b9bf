import type { Locator, Page, Route } from '@playwright/test';
import { defaultProfile } from '#catalogue/profile/default-profile.ts';
import { frameworkOf } from '#shared/framework.ts';
import type { Audit } from '#shared/schemas/audit.ts';
import type { CompanyTeam } from '#shared/schemas/company-model.ts';
import type { Coverage } from '#shared/schemas/coverage.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import type { RecommendedPartner } from '#shared/schemas/partner.ts';
import type { AssumptionsPatch } from '#shared/schemas/rates.ts';
import type { Stats } from '#shared/schemas/stats.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';
import { countTasks } from '#shared/stats/count-tasks.ts';
import { summarizeWorkflow } from '#shared/stats/workflow-summary.ts';
import { calculateValue } from '#shared/value/calculate-value.ts';
import { mergeAssumptions } from '#shared/value/merge-assumptions.ts';

export const stubId = 4242;
const site = 'https://www.harbour-dental.test';

/** A part may be anything, to test answers that the server should never send. */
export interface Answers {
  audit: unknown;
  stats: unknown;
  offerings: unknown;
  workflows: unknown;
  seenNotCounted: unknown;
  tasks: unknown;
  modules: unknown;
  partners: unknown;
  coverage: unknown;
  industry: unknown;
  roadmap: unknown;
}

export function makeTask(id: number, change: Partial<Task> = {}): Task {
  const task: Task = {
    id,
    name: `Task ${id}`,
    workflow: 'Appointment booking',
    description: null,
    framework: 'Automate',
    requiresJudgment: false,
    assignedRole: null,
    serviceValue: 2,
    replicabilityDifficulty: 2,
    timeInvestment: 4,
    basis: 'observed',
    evidence: [{ url: `${site}/appointments`, quote: 'Book your appointment online', kind: 'text' }],
    factors: null,
    traits: [],
    ...change,
  };
  return { ...task, framework: change.framework ?? frameworkOf(task) };
}

export function makeWorkflow(
  id: number,
  name: string,
  tasks: readonly Task[],
  change: Partial<Workflow> = {},
): Workflow {
  return {
    id,
    name,
    department: 'Customer Service',
    type: 'Communication',
    typedType: null,
    description: 'From the first request to a kept appointment.',
    ...summarizeWorkflow(
      tasks.filter((task) => task.workflow === name),
      null,
    ),
    teamSize: 1,
    teamRoles: [],
    basis: 'observed',
    evidence: [{ url: `${site}/contact`, quote: 'Call us or write to us', kind: 'text' }],
    performedBy: 'own',
    function: null,
    ...change,
  };
}

export function makeStats(tasks: readonly Task[], change: Partial<Stats> = {}): Stats {
  return {
    pagesScanned: 12,
    workflowsIdentified: 2,
    scanQuality: 78,
    scanQualityParts: [{ label: 'Pages read', share: 0.8, weight: 0.5 }],
    ...countTasks(tasks),
    overallProgress: 100,
    ...change,
  };
}

export const sampleTasks: Task[] = [
  makeTask(11, { name: 'Answer requests by telephone', timeInvestment: 6 }),
  makeTask(12, { name: 'Send reminders', serviceValue: 1.5, timeInvestment: 1.5 }),
  makeTask(13, {
    name: 'Explain options to the patient',
    workflow: 'Treatment planning',
    serviceValue: 9,
    replicabilityDifficulty: 9,
    requiresJudgment: true,
    assignedRole: 'Strategy Consultant',
    timeInvestment: 8,
  }),
  makeTask(14, {
    name: 'Write the cost plan',
    workflow: 'Treatment planning',
    serviceValue: 5,
    replicabilityDifficulty: 5,
    timeInvestment: 4,
  }),
];

export const sampleWorkflows: Workflow[] = [
  makeWorkflow(21, 'Appointment booking', sampleTasks),
  makeWorkflow(22, 'Treatment planning', sampleTasks, { type: 'Strategy', basis: 'typical', evidence: [] }),
];

export function makeModule(id: string, change: Partial<RecommendedModule> = {}): RecommendedModule {
  return {
    id,
    name: `Module ${id}`,
    type: 'Operational',
    category: 7,
    description: 'Takes requests at any hour.',
    matchPercentage: 80,
    price: 21_000,
    implementationTime: 21,
    infrastructure: 'LLM + Infra',
    dependencies: 'Fully Independent',
    customRangeUsd: { low: 63_000, high: 105_000 },
    benefits: ['Bookings outside business hours'],
    developmentSteps: ['Write down the booking rules'],
    prerequisites: [],
    dataNeeded: [],
    risks: [],
    staysWithPeople: [],
    dependsOn: [],
    reason: 'About 6 hours a week go into Appointment booking.',
    reasons: ['Serves work that follows rules'],
    caution: null,
    tasks: [],
    claimed: {
      hoursPerWeek: 6,
      savedHoursPerMonth: { low: 10, likely: 19, high: 22 },
      savingsUsdPerMonth: { low: 300, likely: 576, high: 648 },
    },
    savesUsdPerMonth: 576,
    paybackMonths: { low: 30, likely: 36, high: null },
    paysBack: false,
    paybackLimitMonths: 12,
    ...change,
  };
}

export function makePartner(id: string, change: Partial<RecommendedPartner> = {}): RecommendedPartner {
  return {
    id,
    name: `Partner ${id}`,
    category: 'Scheduling software',
    description: 'Ready-made calendar software.',
    relevance: 'High Relevance',
    iconType: 'tool',
    specialIcon: false,
    reasons: [],
    ...change,
  };
}

export const sampleCoverage: Coverage = {
  found: 14,
  read: 12,
  skippedByRobots: 1,
  failed: 1,
  rendered: 0,
  duplicates: 0,
  setAside: 0,
  language: 'en',
  note: null,
  pages: [
    { url: `${site}/`, outcome: 'read', title: 'Harbour Dental', words: 240, learned: ['Telephone'] },
    { url: `${site}/intern`, outcome: 'skipped-by-robots', reason: 'The robots.txt asks not to read it' },
    { url: `${site}/old`, outcome: 'failed', reason: 'The page answered with an error (404)' },
  ],
};

export function makeAudit(change: Partial<Audit> = {}): Audit {
  return {
    id: stubId,
    kind: 'scan',
    website: site,
    domain: 'harbour-dental.test',
    companyType: 'healthcare',
    companySize: '11-50',
    specialty: '',
    status: 'completed',
    reachedUrl: `${site}/`,
    createdAt: '2026-11-20T10:00:00.000Z',
    completedAt: '2026-11-20T10:01:00.000Z',
    failure: null,
    mine: true,
    hasIcon: true,
    closerReading: null,
    stats: makeStats(sampleTasks),
    ...change,
  };
}

export function completeAnswers(change: Partial<Answers> = {}): Answers {
  return {
    audit: makeAudit(),
    stats: makeStats(sampleTasks),
    offerings: [],
    workflows: sampleWorkflows,
    seenNotCounted: [],
    tasks: sampleTasks,
    modules: [
      makeModule('a'),
      makeModule('b', { type: 'Creative', category: 1, price: 1000, implementationTime: 1 }),
    ],
    partners: [makePartner('p'), makePartner('q', { relevance: 'Perfect Match', iconType: 'shield' })],
    coverage: sampleCoverage,
    industry: {
      chosen: 'healthcare',
      detected: 'healthcare',
      detail: 'Dental practice',
      confidence: 0.9,
      reasons: [],
    },
    roadmap: { phases: [], leaveWithPeople: [] },
    ...change,
  };
}

export interface Stub {
  answers: Answers;
  calls: string[];
  bodies: (string | null)[];
  /** Answers for writes and for parts that must fail, by 'METHOD part'. */
  special: Map<string, { status: number; body?: unknown }>;
  countOf: (call: string) => number;
  away: boolean;
  assumptions: AssumptionsPatch;
  team: CompanyTeam | null;
}

export async function stubAudit(page: Page, change: Partial<Answers> = {}): Promise<Stub> {
  const stub: Stub = {
    answers: completeAnswers(change),
    calls: [],
    bodies: [],
    special: new Map(),
    away: false,
    assumptions: {},
    team: null,
    countOf: (call) => stub.calls.filter((made) => made === call).length,
  };
  await page.route(new RegExp(`/api/audits/${stubId}(/|$|\\?)`), (route) => answer(route, stub));
  return stub;
}

async function answer(route: Route, stub: Stub): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  const part = url.pathname.split(`/api/audits/${stubId}`)[1]?.replace(/^\//, '') ?? '';
  const call = `${request.method()} ${part || 'audit'}`;
  stub.calls.push(call);
  stub.bodies.push(request.postData());
  if (stub.away) return route.abort();
  const special = stub.special.get(call === 'GET dashboard' ? 'GET audit' : call);
  if (special) return route.fulfill({ status: special.status, json: special.body ?? {} });
  const mode = url.searchParams.get('mode');
  if (request.method() !== 'GET') {
    const dashboard = url.searchParams.has('include') ? composeDashboard(stub, mode) : undefined;
    return route.fulfill({ json: { success: true, message: 'Done', dashboard } });
  }
  if (part === 'dashboard') return route.fulfill({ json: composeDashboard(stub, mode) });
  if (part === 'favicon') return route.fulfill({ status: 404, json: {} });
  if (part === 'value') return route.fulfill({ json: calculateStubValue(stub, mode) });
  return route.fulfill({ json: stub.answers[partOf(part)] ?? null });
}

function partOf(path: string): keyof Answers {
  return (path === 'seen-not-counted' ? 'seenNotCounted' : path || 'audit') as keyof Answers;
}

function composeDashboard(stub: Stub, mode: string | null): object {
  const parts = { ...stub.answers, value: calculateStubValue(stub, mode) };
  return Object.fromEntries(Object.entries(parts).filter(([part]) => !stub.special.has(`GET ${part}`)));
}

export function calculateStubValue(
  stub: Pick<Stub, 'answers' | 'assumptions' | 'team'>,
  mode: string | null,
) {
  return calculateValue({
    tasks: Array.isArray(stub.answers.tasks) ? (stub.answers.tasks as Task[]) : [],
    workflows: Array.isArray(stub.answers.workflows) ? (stub.answers.workflows as Workflow[]) : [],
    assumptions: mergeAssumptions(defaultProfile.rates.assumptions, stub.assumptions),
    companySize: '11-50',
    team: stub.team,
    mode: mode === 'advanced' ? 'advanced' : 'simple',
  });
}

export async function openDashboard(page: Page): Promise<void> {
  await page.goto(`/diagnosis/${stubId}`);
}

export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications/ });
}

export { formatEstimatedUsd as money } from '#shared/text/figures.ts';
