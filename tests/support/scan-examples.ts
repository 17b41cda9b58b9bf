import type { CrawledPage } from '#diagnosis/crawl/crawl-types.ts';
import type {
  AnalysisVersions,
  DiagnosedTask,
  DiagnosedWorkflow,
  Diagnosis,
  DiagnosisContext,
} from '#diagnosis/diagnosis-types.ts';
import type {
  CreateManualAuditInput,
  CreateScanAuditInput,
  NewTask,
  NewWorkflow,
} from '#storage/audit-record.ts';
import type { Queries } from '#storage/database.ts';
import { profiles } from '#storage/schema.ts';
import { blankPage } from './blank-page.ts';

/** Call `addExampleProfile` before using this version, because the stores reject unknown versions. */
export const exampleProfileVersion = 'example';
export const exampleNow = new Date('2026-03-02T10:00:00.000Z');
export const exampleVersions: AnalysisVersions = { analysis: 'analysis-1', knowledge: 'knowledge-1' };
export const dayMs = 86_400_000;

/** The profile is empty, because the tests that use it never read its content. */
export async function addExampleProfile({ db }: Queries): Promise<void> {
  await db
    .insert(profiles)
    .values({ version: exampleProfileVersion, content: {}, createdAt: exampleNow })
    .onConflictDoNothing();
}

export const exampleCrawl: Pick<DiagnosisContext, 'limits' | 'network' | 'render'> = {
  limits: { maxPages: 10, timeBudgetMs: 60_000, concurrency: 1 },
  network: { resolve: new Map(), dnsServers: [] },
  render: { mode: 'off', chromiumPath: null },
};

export function exampleScanInput(changes: Partial<CreateScanAuditInput> = {}): CreateScanAuditInput {
  return {
    website: 'https://www.harbour-dental.test/',
    siteKey: 'harbour-dental.test/',
    siteHost: 'harbour-dental.test',
    domain: 'harbour-dental.test',
    companyType: 'healthcare',
    companySize: '1-10',
    specialty: '',
    schemeTyped: false,
    ownerHash: 'owner-a',
    fresh: false,
    profileVersion: exampleProfileVersion,
    now: exampleNow,
    existingWithinMs: 30 * dayMs,
    versions: exampleVersions,
    ...changes,
  };
}

export function exampleTask(changes: Partial<DiagnosedTask> = {}): DiagnosedTask {
  return {
    name: 'Confirm appointments',
    description: null,
    framework: 'Automate',
    requiresJudgment: false,
    assignedRole: 'Receptionist',
    serviceValue: 3,
    replicabilityDifficulty: 2,
    timeInvestment: 4,
    basis: 'observed',
    evidence: [{ url: 'https://www.harbour-dental.test/booking', quote: 'Book online', kind: 'form' }],
    factors: null,
    traits: ['schedule', 'remind'],
    ...changes,
  };
}

export function exampleWorkflow(changes: Partial<DiagnosedWorkflow> = {}): DiagnosedWorkflow {
  return {
    definitionId: 'appointments',
    name: 'Appointments',
    department: 'Operations',
    type: 'Business',
    description: 'From the request to the reminder',
    basis: 'observed',
    evidence: [],
    performedBy: 'own',
    function: null,
    teamSize: 2,
    teamRoles: [{ role: 'Receptionist', count: 2, hourlyRate: 24 }],
    work: null,
    tasks: [exampleTask(), exampleTask({ name: 'Answer questions by phone', requiresJudgment: true })],
    ...changes,
  };
}

export function exampleDiagnosis(changes: Partial<Diagnosis> = {}): Diagnosis {
  return {
    reachedUrl: 'https://www.harbour-dental.test/',
    failure: null,
    coverage: {
      found: 3,
      read: 2,
      skippedByRobots: 0,
      failed: 1,
      rendered: 0,
      duplicates: 0,
      setAside: 0,
      language: 'en',
      note: null,
      pages: [
        { url: 'https://www.harbour-dental.test/', outcome: 'read', title: 'Harbour Dental', words: 240 },
      ],
    },
    team: null,
    industry: {
      chosen: 'healthcare',
      detected: 'healthcare',
      detail: 'Dental practice',
      confidence: 0.9,
      reasons: [],
    },
    offerings: [],
    workflows: [
      exampleWorkflow(),
      exampleWorkflow({
        definitionId: 'invoicing',
        name: 'Invoicing',
        department: 'Finance',
        tasks: [exampleTask({ name: 'Send invoices' })],
      }),
    ],
    seenNotCounted: [],
    scanQuality: 81.5,
    scanQualityParts: [{ label: 'Pages read', share: 0.8, weight: 0.5 }],
    favicon: { contentType: 'image/png', bytes: new Uint8Array([137, 80, 78, 71]) },
    versions: exampleVersions,
    ...changes,
  };
}

export function examplePage(position: number, changes: Partial<CrawledPage> = {}): CrawledPage {
  const url = `https://www.harbour-dental.test/page-${position}`;
  return {
    url,
    finalUrl: url,
    outcome: 'read',
    reason: null,
    depth: 1,
    position,
    rendered: false,
    fetchedAt: exampleNow.toISOString(),
    etag: null,
    lastModified: null,
    facts: {
      ...blankPage(url),
      title: `Page ${position}`,
      kind: 'service',
      words: 120,
      blocks: [{ text: 'Book online', kind: 'paragraph', level: null, heading: null, section: 'main' }],
      learned: ['Booking form'],
    },
    ...changes,
  };
}

export function exampleNewTask(changes: Partial<NewTask> = {}): NewTask {
  const { framework, ...task } = exampleTask();
  return { ...task, basis: 'told', evidence: [], ...changes };
}

export function exampleNewWorkflow(changes: Partial<NewWorkflow> = {}): NewWorkflow {
  const { tasks, ...workflow } = exampleWorkflow();
  return { ...workflow, definitionId: null, typedType: 'operational', basis: 'told', ...changes };
}

export function exampleManualInput(changes: Partial<CreateManualAuditInput> = {}): CreateManualAuditInput {
  return {
    website: 'https://mill-lane-books.test',
    domain: 'mill-lane-books.test',
    companyType: 'retail',
    businessDescription: 'A bookshop with an online order desk.',
    workflows: [
      { ...exampleNewWorkflow({ name: 'Orders' }), tasks: [exampleNewTask({ name: 'Pack parcels' })] },
    ],
    ownerHash: 'owner-a',
    profileVersion: exampleProfileVersion,
    now: exampleNow,
    ...changes,
  };
}
