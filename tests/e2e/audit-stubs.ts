import type { Page } from '@playwright/test';

export function sampleAnswers() {
  const stats = {
    pagesScanned: 12,
    workflowsIdentified: 3,
    tasksIdentified: 8,
    scanQuality: 80,
    scanQualityParts: [],
    automateCount: 3,
    optimizeCount: 4,
    enhanceCount: 1,
    judgmentTasksCount: 2,
    noJudgmentTasksCount: 6,
    overallProgress: 100,
  };
  const workflow = (
    id: number,
    name: string,
    department: string,
    framework: string | null,
    taskCount: number,
  ) => ({
    id,
    name,
    department,
    type: 'Business',
    typedType: null,
    description: null,
    framework,
    taskCount,
    noJudgementPercentage: 66.67,
    timeInvestment: 6,
    serviceValue: 4,
    replicabilityDifficulty: 4,
    teamSize: 1,
    teamRoles: [],
    basis: 'typical',
    evidence: [],
    performedBy: 'own',
  });
  const range = (low: number, likely: number, high: number) => ({ low, likely, high });
  const decision = (costUsd: number, savings: object, net: object) => ({
    costUsd,
    savingsUsdPerMonth: savings,
    netUsdAfter12Months: net,
    breakEvenMonths: range(21, 24, 39),
  });
  const module = (index: number) => ({
    id: `module-${index}`,
    name: `Module number ${index}`,
    type: index % 2 ? 'Creative' : 'Operational',
    category: index,
    description: 'Answers routine questions from what was approved.',
    matchPercentage: 90 - index * 10,
    price: 7000,
    implementationTime: 7,
    infrastructure: 'LLM + Infra',
    dependencies: 'Fully Independent',
    customRangeUsd: { low: 21000, high: 35000 },
    benefits: ['Faster answers'],
    developmentSteps: ['Collect the questions'],
    prerequisites: ['Approved answers'],
    dataNeeded: ['Past enquiries'],
    risks: ['A wrong answer goes out'],
    staysWithPeople: ['Complaints'],
    dependsOn: [],
    reason: 'Your website says “Ask us anything”.',
    reasons: ['Your website says “Ask us anything”.', 'Serves the enquiries.'],
    caution: null as string | null,
    tasks: [
      { id: 1, name: 'Answer enquiries', workflow: 'Enquiries', framework: 'Automate', hoursPerWeek: 3 },
    ],
    claimed: {
      hoursPerWeek: 3,
      savedHoursPerMonth: range(6, 9.6, 10.8),
      savingsUsdPerMonth: range(180, 288, 324),
    },
    savesUsdPerMonth: 288,
    paybackMonths: range(21, 24, 39),
    paysBack: true,
    paybackLimitMonths: 24,
  });
  const partner = (id: string, name: string, iconType: string, relevance: string) => ({
    id,
    name,
    category: 'Support',
    description: 'Sets it up.',
    relevance,
    iconType,
    specialIcon: false,
    reasons: [],
  });
  return {
    audit: {
      id: 42,
      kind: 'scan',
      website: 'https://www.lark-bakery.test',
      domain: 'lark-bakery.test',
      companyType: 'retail',
      companySize: '11-50',
      status: 'completed',
      reachedUrl: 'https://www.lark-bakery.test/',
      createdAt: '2026-11-20T10:00:00.000Z',
      completedAt: '2026-11-20T10:01:00.000Z',
      failure: null as { code: string; message: string } | null,
      mine: true,
      hasIcon: true,
      stats,
    },
    stats,
    workflows: [
      workflow(1, 'Enquiries', 'Finance', 'Automate', 3),
      workflow(2, 'Ordering', 'hr', 'Optimize', 4),
      workflow(3, 'Recipe development', 'Baking', 'Enhance', 1),
    ],
    tasks: [
      {
        id: 1,
        name: 'Answer enquiries',
        workflow: 'Enquiries',
        description: null,
        framework: 'Automate',
        requiresJudgment: false,
        assignedRole: null,
        serviceValue: 3,
        replicabilityDifficulty: 3,
        timeInvestment: 3,
        basis: 'typical',
        evidence: [],
        factors: null,
        traits: ['answer-questions'],
      },
    ] as unknown,
    roadmap: {
      phases: [
        {
          days: 30,
          steps: [
            {
              title: 'Measure where the hours go',
              moduleId: null,
              why: 'Every figure here is an estimate.',
              effortDays: 2,
              goNoGo: 'Continue if the hours are there.',
            },
          ],
        },
        { days: 60, steps: [] },
      ],
      leaveWithPeople: ['new', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((which, index) => ({
        id: 3 + index,
        name: `Taste the ${which} recipe`,
        workflow: 'Recipe development',
        framework: 'Enhance',
        hoursPerWeek: 2,
        reason: 'It needs a tongue.',
      })),
    },
    'business-case': {
      modules: [1, 2, 3, 4, 5].map((index) => ({
        moduleId: `module-${index}`,
        name: `Module number ${index}`,
        ...decision(7000, range(180, 288, 324), range(-4840, -3544, -3112)),
      })),
      total: decision(35_000, range(900, 1440, 1620), range(-24_200, -17_720, -15_560)),
      prerequisites: [],
      leftOut: 2,
      allTasksUsdPerMonth: 3210,
      rateUsdPerHour: 30,
    } as unknown,
    modules: [1, 2, 3, 4, 5].map(module),
    partners: [
      partner('a', 'Lock & Ledger', 'shield', 'High Relevance'),
      partner('b', 'Open Line', 'chat', 'Perfect Match'),
      partner('c', 'Workbench', 'tool', 'Recommended'),
    ],
  };
}

export type SampleAnswers = ReturnType<typeof sampleAnswers>;

export async function stubAudit(page: Page, answers: SampleAnswers, held: string[] = []): Promise<void> {
  await page.route(/\/api\/audits\/42(\/[a-z-]+)?$/, async (route) => {
    const part = new URL(route.request().url()).pathname.split('/')[4] ?? 'audit';
    if (held.includes(part)) return;
    const body = answers[part as keyof SampleAnswers];
    await route.fulfill(
      body === undefined ? { status: 404, json: { message: 'Not there' } } : { json: body },
    );
  });
}
