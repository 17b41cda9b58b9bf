import { randomFrom } from '../support/random.ts';

const workflowCount = 100;
const tasksPerWorkflow = 10;

export function makeLargeEntry() {
  const random = randomFrom(7);
  const between = (low: number, high: number) => Math.round((low + random() * (high - low)) * 10) / 10;
  const workflows = Array.from({ length: workflowCount }, (_, index) => ({
    name: `Workflow ${index + 1}`,
    department: ['Operations', 'Finance', 'Customer Service', 'HR'][index % 4] ?? 'Operations',
    type: ['administrative', 'customer-facing', 'financial', 'strategic'][index % 4] ?? 'other',
  }));
  const tasks = workflows.flatMap((workflow) =>
    Array.from({ length: tasksPerWorkflow }, (_, index) => ({
      name: `Step ${index + 1} of ${workflow.name.toLowerCase()}`,
      workflow: workflow.name,
      requiresJudgment: random() < 0.3,
      serviceValue: String(between(1, 10)),
      replicabilityDifficulty: String(between(1, 10)),
      timeInvestment: String(Math.max(0.5, between(0.5, 12))),
    })),
  );
  return {
    businessInfo: {
      website: 'https://www.large-company.test',
      companyType: 'other',
      businessDescription: 'A large company.',
    },
    workflows,
    tasks,
  };
}

export interface StoredAudit {
  id: number;
  cookie: { name: string; value: string };
}

export async function storeLargeAudit(url: string): Promise<StoredAudit> {
  const answer = await fetch(`${url}/api/audits/manual`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(makeLargeEntry()),
  });
  if (!answer.ok) throw new Error(`The large audit was refused: ${answer.status} ${await answer.text()}`);
  const [name, value] = (answer.headers.getSetCookie()[0] ?? '').split(';')[0]?.split('=') ?? [];
  if (!name || !value) throw new Error('The product gave no owner cookie');
  const { id } = (await answer.json()) as { id: number };
  return { id, cookie: { name, value } };
}
