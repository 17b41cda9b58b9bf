import type { Diagnosis } from '#diagnosis/diagnosis-types.ts';
import type { TestApi } from './test-api.ts';
import { createTestBrowser, type TestBrowser } from './test-browser.ts';

export const wantedAudit = {
  website: 'harbour-dental.test',
  companyType: 'healthcare',
  domain: '',
  companySize: '1-10',
};

export const manualEntry = {
  businessInfo: {
    website: 'our reference',
    companyType: 'retail',
    businessDescription: 'A bookshop with an online order desk.',
  },
  workflows: [
    { name: 'Orders', department: 'Sales', type: 'customer-facing' },
    { name: 'Bookkeeping', department: 'Finance', type: 'financial', description: 'Every month' },
  ],
  tasks: [
    {
      name: 'Answer questions about orders',
      workflow: 'Orders',
      serviceValue: '2',
      replicabilityDifficulty: '2,5',
      timeInvestment: '10',
    },
    {
      name: 'Advise regular customers',
      workflow: 'Orders',
      requiresJudgment: true,
      serviceValue: 8,
      replicabilityDifficulty: 8,
    },
    {
      name: 'Reconcile payments',
      workflow: 'Bookkeeping',
      serviceValue: 3,
      replicabilityDifficulty: 4,
      timeInvestment: 5,
    },
  ],
};

export async function createPendingAudit(
  api: TestApi,
  over: object = {},
): Promise<{ id: number; owner: TestBrowser }> {
  const owner = createTestBrowser(api.app);
  const answer = await owner.send('POST', '/api/audits', { ...wantedAudit, ...over });
  if (answer.status >= 300) throw new Error(answer.text);
  return { id: answer.body.id as number, owner };
}

export async function createFinishedAudit(
  api: TestApi,
  diagnosis: Partial<Diagnosis> = {},
): Promise<{ id: number; owner: TestBrowser }> {
  const { id, owner } = await createPendingAudit(api);
  const { body } = await owner.send('POST', `/api/audits/${id}/scan`);
  if (body.status === 'scanning') await api.finishScan(id, diagnosis);
  return { id, owner };
}
