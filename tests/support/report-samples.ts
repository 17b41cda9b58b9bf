import { defaultProfile } from '#catalogue/profile/default-profile.ts';
import { buildRoadmap } from '#diagnosis/recommend/build-roadmap.ts';
import { buildBusinessCase } from '#diagnosis/recommend/business-case.ts';
import { recommendModules } from '#diagnosis/recommend/recommend-modules.ts';
import { recommendPartners } from '#diagnosis/recommend/recommend-partners.ts';
import { describeCompany } from '#diagnosis/recommend/work-context.ts';
import type { ReportInput } from '#report/report-input.ts';
import { frameworkOf } from '#shared/framework.ts';
import type { Coverage } from '#shared/schemas/coverage.ts';
import type { Basis } from '#shared/schemas/evidence.ts';
import type { Task, TaskTrait } from '#shared/schemas/task.ts';
import type { Workflow, WorkflowType } from '#shared/schemas/workflow.ts';
import { countTasks } from '#shared/stats/count-tasks.ts';
import { summarizeWorkflow } from '#shared/stats/workflow-summary.ts';
import { calculateValue } from '#shared/value/calculate-value.ts';
import { figureTasks } from '#shared/value/task-figures.ts';

/** Name, value, difficulty, hours, judgment, traits, basis. */
type TaskLine = [string, number, number, number, boolean, TaskTrait[], Basis?];

const site = 'https://www.harbour-dental.example';
const emptyCoverage: Coverage = {
  found: 0,
  read: 0,
  skippedByRobots: 0,
  failed: 0,
  rendered: 0,
  duplicates: 0,
  setAside: 0,
  language: null,
  note: null,
  pages: [],
};

const clinic: [string, string, WorkflowType, TaskLine[]][] = [
  [
    'Appointment scheduling',
    'Operations',
    'Communication',
    [
      [
        'Offer free times and book appointments',
        2.1,
        2.4,
        9,
        false,
        ['schedule', 'answer-questions'],
        'observed',
      ],
      ['Remind patients of their appointments', 1.8, 1.6, 3.5, false, ['remind', 'draft-text']],
      ['Move and cancel appointments', 2.6, 2.9, 4, false, ['schedule', 'route-requests']],
      ['Find a place for emergencies', 6.2, 7.1, 2.5, true, ['match', 'care', 'schedule']],
    ],
  ],
  [
    'Patient registration and records',
    'Operations',
    'Business',
    [
      ['Take over the medical history form', 2.4, 3.1, 5, false, ['extract-data', 'enter-data'], 'observed'],
      ['Write the treatment record', 5.8, 4.6, 8, true, ['transcribe', 'draft-text', 'enter-data']],
    ],
  ],
  [
    'Treatment planning',
    'Management',
    'Strategy',
    [
      ['Explain findings and options to the patient', 8.6, 8.4, 12, true, ['advise', 'care', 'personalise']],
      [
        'Prepare the treatment and cost plan',
        7.2,
        6.8,
        6,
        true,
        ['plan', 'draft-text', 'check-rules'],
        'observed',
      ],
    ],
  ],
  [
    'Billing and insurance claims',
    'Finance',
    'Analysis',
    [
      ['Prepare invoices and claims', 2.2, 2.8, 6, false, ['enter-data', 'check-rules'], 'inferred'],
      ['Match payments with invoices', 1.6, 2.2, 3, false, ['reconcile', 'enter-data'], 'typical'],
      ['Follow up on unpaid invoices', 2.8, 3.2, 2, false, ['remind', 'draft-text'], 'typical'],
    ],
  ],
  [
    'Patient enquiries',
    'Customer Service',
    'Communication',
    [
      [
        'Answer questions about treatments and prices',
        3.4,
        3.3,
        6,
        false,
        ['answer-questions', 'draft-text'],
        'observed',
      ],
      ['Translate information for patients', 3.1, 2.6, 1.5, false, ['translate']],
    ],
  ],
];

export function richReport(): ReportInput {
  return fromWorkflows(clinic);
}

export function minimalReport(): ReportInput {
  const report = fromWorkflows([]);
  const note = 'The one page of this site announces an opening and says nothing about work.';
  return {
    ...report,
    industry: null,
    audit: {
      ...report.audit,
      companySize: '',
      stats: { ...report.audit.stats, scanQuality: null, pagesScanned: 1 },
    },
    coverage: {
      ...emptyCoverage,
      found: 1,
      read: 1,
      note,
      pages: [{ url: `${site}/`, outcome: 'read', title: 'Opening soon', words: 12 }],
    },
  };
}

export function hostileReport(): ReportInput {
  const nasty = [
    '#panic("no") *bold* _it_ $x^2$ `code` \\ <label> @ref // c /* d */ [a](b)',
    '</script><img src=x onerror=alert(1)> {{7*7}} %s %n',
    `${'A'.repeat(400)}`,
    '\u202Egnp.exe\u202C \u0000\u0007\uFFFE\uE000 right to left',
    '漢字かな交じり文 한국어 😀👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿 \u{1F1E9}\u{1F1EA}',
    `Z${'\u0300\u0316\u0489'.repeat(60)}algo`,
    'Добрый день · Καλημέρα · مرحبا بالعالم · שלום עולם · नमस्ते दुनिया · Đặng Ħ ß ☎ ✓ ➤ ⚖ ½ € ₹',
    '   ',
  ];
  const traits: TaskTrait[] = ['answer-questions', 'draft-text'];
  const report = fromWorkflows(
    nasty.map((name, index) => [
      name,
      name,
      'Business',
      [
        [name, index, 10 - index, 0.5 + index * 12, index % 2 === 0, traits, 'observed'],
        [`${name} again`, 10 - index, index, 100, false, traits, 'told'],
      ],
    ]),
  );
  const evil = nasty.map((quote) => ({ url: `https://x.example/${quote}`, quote, kind: 'text' as const }));
  const script = { url: 'javascript:alert(1)', quote: 'A link that must not be one', kind: 'text' as const };
  return {
    ...report,
    audit: { ...report.audit, domain: `${'very-long-label-'.repeat(14)}.example` },
    workflows: report.workflows.map((workflow) => ({ ...workflow, evidence: [...evil, script] })),
    coverage: {
      ...emptyCoverage,
      found: 50_000,
      read: 300,
      note: nasty.join(' '),
      pages: Array.from({ length: 300 }, (_, index) => ({
        url: `${site}/${nasty[index % nasty.length]}/${index}`,
        outcome: 'read' as const,
        title: nasty[index % nasty.length] ?? '',
        reason: nasty[(index + 1) % nasty.length] ?? '',
        words: index,
      })),
    },
  };
}

function fromWorkflows(lines: [string, string, WorkflowType, TaskLine[]][]): ReportInput {
  const tasks = lines.flatMap(([workflow, , , rows]) => rows.map((row) => toTask(workflow, row)));
  tasks.forEach((task, index) => {
    task.id = index + 1;
  });
  const workflows = lines.map((line, index) => toWorkflow(index + 1, line, tasks));
  const assumptions = { ...defaultProfile.rates.assumptions, juniorRateUsdPerHour: 34.5 };
  const counted = { tasks, workflows, assumptions, companySize: '11-50', mode: 'simple' } as const;
  const value = calculateValue(counted);
  const figures = new Map(figureTasks(counted).figures.map((figure) => [figure.taskId, figure]));
  const company = describeCompany({
    workflows,
    companyType: 'healthcare',
    industry: { detected: 'healthcare', detail: 'Dental practice' },
  });
  const modules = recommendModules({ tasks, company, profile: defaultProfile, figures });
  return {
    audit: {
      kind: 'scan',
      website: `${site}/`,
      domain: 'harbour-dental.example',
      companyType: 'healthcare',
      companySize: '11-50',
      specialty: '',
      status: 'completed',
      reachedUrl: `${site}/`,
      createdAt: '2026-11-20T09:00:00.000Z',
      completedAt: '2026-11-20T09:01:10.000Z',
      failure: null,
      mine: true,
      stats: {
        pagesScanned: 4,
        workflowsIdentified: workflows.length,
        scanQuality: 82,
        scanQualityParts: [],
        overallProgress: 100,
        ...countTasks(tasks),
      },
    },
    coverage: clinicCoverage(),
    industry: {
      chosen: 'healthcare',
      detected: 'healthcare',
      detail: 'Dental practice',
      confidence: 0.94,
      reasons: [],
    },
    offerings: [
      {
        id: 1,
        name: 'Knee rehabilitation',
        evidence: [{ url: `${site}/services`, quote: 'Knee rehabilitation after surgery.', kind: 'text' }],
        workflow: null,
      },
      { id: 2, name: 'Night guards', evidence: [], workflow: null },
    ],
    workflows,
    tasks,
    value,
    modules,
    partners: recommendPartners({ tasks, company, profile: defaultProfile, figures }),
    businessCase: buildBusinessCase({
      tasks,
      modules,
      definitions: defaultProfile.modules,
      figures,
      value,
    }),
    roadmap: buildRoadmap({ tasks, modules, company, figures }),
    profile: defaultProfile,
    generatedAt: '2026-11-21T08:30:00.000Z',
  };
}

function toTask(
  workflow: string,
  [name, serviceValue, difficulty, hours, judgment, traits, basis]: TaskLine,
): Task {
  const ratings = { serviceValue, replicabilityDifficulty: difficulty, requiresJudgment: judgment };
  return {
    id: 0,
    name,
    workflow,
    description: null,
    framework: frameworkOf(ratings),
    ...ratings,
    assignedRole: hours > 5 ? 'Administrative Assistant' : null,
    timeInvestment: hours,
    basis: basis ?? 'inferred',
    evidence:
      basis === 'observed'
        ? [{ url: `${site}/services#${name.length}`, quote: `${name} with us, at any time.`, kind: 'text' }]
        : [],
    factors: null,
    traits,
  };
}

function toWorkflow(
  id: number,
  [name, department, type, rows]: (typeof clinic)[number],
  tasks: Task[],
): Workflow {
  const own = tasks.filter((task) => task.workflow === name).slice(0, rows.length);
  return {
    id,
    name,
    department,
    type,
    typedType: null,
    description: null,
    ...summarizeWorkflow(own, null),
    teamSize: 1,
    teamRoles: [],
    basis: 'observed',
    evidence: [
      `Our team looks after ${name.toLowerCase()} from Monday to Saturday.`,
      `Ask our front desk about ${name.toLowerCase()}.`,
      `More on ${name.toLowerCase()}`,
    ].map((quote) => ({ url: `${site}/practice`, quote, kind: 'text' })),
    performedBy: 'own',
    function: 'deliver',
  };
}

function clinicCoverage(): Coverage {
  return {
    ...emptyCoverage,
    found: 6,
    read: 4,
    failed: 1,
    skippedByRobots: 1,
    language: 'en',
    pages: [
      { url: `${site}/`, outcome: 'read', title: 'A dental practice by the harbour', words: 420 },
      { url: `${site}/services`, outcome: 'read', title: 'Services', words: 1210 },
      { url: `${site}/book`, outcome: 'read', title: 'Book an appointment', words: 160 },
      { url: `${site}/practice`, outcome: 'read', title: 'The practice', words: 730 },
      { url: `${site}/old`, outcome: 'failed', reason: 'The server answered 500.' },
      { url: `${site}/private`, outcome: 'skipped-by-robots', reason: 'Disallowed by robots.txt.' },
    ],
  };
}
