import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workflows as catalogue } from '#catalogue/workflows/workflow-registry.ts';
import type { Database } from '#storage/database.ts';
import { exampleTask, exampleWorkflow } from '#tests/support/scan-examples.ts';
import { createTestApi, type TestApi, testPassword } from '#tests/support/test-api.ts';
import { createFinishedAudit, createPendingAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser, type TestBrowser } from '#tests/support/test-browser.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
let api: TestApi;
let id: number;
let owner: TestBrowser;
let appointments: number;
let confirming: number;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(async () => {
  await database.pool.query('truncate audits, scans cascade');
  ({ id, owner } = await createFinishedAudit(api));
  appointments = await idOf('workflows', 'Appointments');
  confirming = await idOf('tasks', 'Confirm appointments');
});

async function rows(what: 'workflows' | 'tasks'): Promise<{ id: number; name: string; workflow?: string }[]> {
  return (await owner.get(`/api/audits/${id}/${what}`)).body as unknown as { id: number; name: string }[];
}
async function idOf(what: 'workflows' | 'tasks', name: string): Promise<number> {
  return (await rows(what)).find((row) => row.name === name)?.id ?? 0;
}
const workflows = () => `/api/audits/${id}/workflows`;
const tasks = () => `/api/audits/${id}/tasks`;

const newWorkflow = { name: 'Payroll', department: 'HR', type: 'Business' };
const edits: [what: string, method: 'POST' | 'PATCH' | 'DELETE', path: () => string, body?: object][] = [
  ['adding a workflow', 'POST', workflows, newWorkflow],
  ['changing a workflow', 'PATCH', () => `${workflows()}/${appointments}`, { name: 'Visits' }],
  ['deleting a workflow', 'DELETE', () => `${workflows()}/${appointments}`],
  ['assigning roles', 'POST', () => `${workflows()}/${appointments}/assign-roles`, {}],
  ['adding a task', 'POST', tasks, { name: 'Greet patients', workflow: 'Appointments' }],
  ['changing a task', 'PATCH', () => `${tasks()}/${confirming}`, { name: 'Ring patients' }],
  ['deleting a task', 'DELETE', () => `${tasks()}/${confirming}`],
  ['changing assumptions', 'PATCH', () => `/api/audits/${id}/assumptions`, { juniorRateUsdPerHour: 50 }],
];

describe.each(edits)('%s', (_what, method, path, body) => {
  it('is for the owner and the operator', async () => {
    await owner.send('PATCH', `${tasks()}/${confirming}`, { assignedRole: null });
    const before = await owner.get(`/api/audits/${id}`);
    const stranger = createTestBrowser(api.app);
    const refused = await stranger.send(method, path(), body);
    expect([refused.status, refused.body.code]).toEqual([403, 'not-yours']);
    const other = await createPendingAudit(api, { website: 'other.test' });
    expect((await other.owner.send(method, path(), body)).body.code).toBe('not-yours');
    expect((await owner.get(`/api/audits/${id}`)).headers.etag).toBe(before.headers.etag);

    const operator = createTestBrowser(api.app);
    await operator.send('POST', '/api/admin/session', { password: testPassword });
    expect((await operator.send(method, path(), body)).status).toBeLessThan(300);
    expect((await owner.get(`/api/audits/${id}`)).headers.etag).not.toBe(before.headers.etag);
  });

  it('is refused from another origin, with another content type, and with a malformed id', async () => {
    const elsewhere = await owner.send(method, path(), body, { origin: 'https://evil.example' });
    expect(elsewhere.body.code).toBe('wrong-origin');
    const text = await owner.send(method, path(), 'x', { 'content-type': 'text/plain' });
    expect(text.body.code).toBe('unsupported-media-type');
    const malformed = await owner.send(method, path().replace(String(id), 'me'), body);
    expect([malformed.status, malformed.body.code]).toEqual([400, 'malformed-id']);
    const unknown = await owner.send(method, path().replace(String(id), '42'), body);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'audit-not-found']);
  });
});

describe('before the diagnosis has ended', () => {
  it('nothing but assumptions can be changed', async () => {
    const pending = await createPendingAudit(api, { website: 'pending.test' });
    const base = `/api/audits/${pending.id}`;
    const refused = await pending.owner.send('POST', `${base}/workflows`, newWorkflow);
    expect([refused.status, refused.body.code]).toEqual([409, 'not-ended']);
    const assumptions = await pending.owner.send('PATCH', `${base}/assumptions`, { conversionRate: 0.3 });
    expect(assumptions.status).toBe(200);
  });
});

describe('workflows', () => {
  it('are added as told, and stand last', async () => {
    const answer = await owner.send('POST', workflows(), { ...newWorkflow, description: ' ', teamSize: '3' });
    expect([answer.status, answer.body]).toMatchObject([
      201,
      {
        name: 'Payroll',
        department: 'HR',
        type: 'Business',
        typedType: null,
        description: null,
        basis: 'told',
        evidence: [],
        performedBy: 'own',
        teamSize: 3,
        teamRoles: [],
        framework: null,
        taskCount: 0,
      },
    ]);
    expect((await rows('workflows')).map(({ name }) => name)).toEqual([
      'Appointments',
      'Invoicing',
      'Payroll',
    ]);
  });

  it('take a new name into their tasks', async () => {
    const answer = await owner.send('PATCH', `${workflows()}/${appointments}`, {
      name: ' Visits ',
      teamSize: 4,
    });
    expect(answer.body).toMatchObject({
      name: 'Visits',
      teamSize: 4,
      taskCount: 2,
      department: 'Operations',
      basis: 'observed',
    });
    expect((await rows('tasks')).map(({ workflow }) => workflow)).toEqual(['Visits', 'Visits', 'Invoicing']);
  });

  it('take their tasks with them when they go', async () => {
    expect((await owner.send('DELETE', `${workflows()}/${appointments}`)).body).toEqual({
      message: 'The workflow was deleted.',
    });
    expect((await rows('tasks')).map(({ name }) => name)).toEqual(['Send invoices']);
    const again = await owner.send('DELETE', `${workflows()}/${appointments}`);
    expect([again.status, again.body.code]).toEqual([404, 'workflow-not-found']);
  });

  it('have each name once', async () => {
    const doubled = await owner.send('POST', workflows(), { ...newWorkflow, name: 'Invoicing' });
    expect([doubled.status, doubled.body.code]).toEqual([409, 'already-exists']);
    expect(doubled.body.fields).toEqual({ name: 'There is already a workflow with this name' });
    expect((await owner.send('PATCH', `${workflows()}/${appointments}`, { name: 'Invoicing' })).status).toBe(
      409,
    );
    expect(
      (await owner.send('PATCH', `${workflows()}/${appointments}`, { name: 'Appointments' })).status,
    ).toBe(200);
  });

  it.each([
    [{}, { name: 'Name is required', department: 'Department is required', type: 'Type is required' }],
    [{ ...newWorkflow, name: '  ' }, { name: 'Name is required' }],
    [{ ...newWorkflow, name: 'x'.repeat(201) }, { name: 'At most 200 characters' }],
    [{ ...newWorkflow, type: 'Magic' }, { type: 'Type is required' }],
    [{ ...newWorkflow, teamSize: 0 }, { teamSize: 'Must be at least 1' }],
    [{ ...newWorkflow, teamSize: 1.5 }, { teamSize: 'Must be a whole number' }],
    [{ ...newWorkflow, teamSize: 'many' }, { teamSize: 'Must be a number' }],
    [
      { ...newWorkflow, teamRoles: [{ role: '', count: 1, hourlyRate: 20 }] },
      { 'teamRoles.0.role': expect.any(String) },
    ],
  ])('refuse %j', async (body, fields) => {
    const answer = await owner.send('POST', workflows(), body);
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  });

  it('refuse a change that changes nothing, and ids that are none of theirs', async () => {
    const nothing = await owner.send('PATCH', `${workflows()}/${appointments}`, { nmae: 'Visits' });
    expect([nothing.status, nothing.body.message]).toEqual([422, 'Nothing to change was sent.']);
    const other = await createFinishedAudit(api);
    expect(other.id).not.toBe(id);
    const foreign = await other.owner.send('PATCH', `/api/audits/${other.id}/workflows/${appointments}`, {
      name: 'Mine',
    });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'workflow-not-found']);
  });
});

describe('tasks', () => {
  it('are added as told, their framework by the rule and their traits by their words', async () => {
    const answer = await owner.send('POST', tasks(), {
      name: 'Remind patients of appointments',
      workflow: 'Appointments',
      serviceValue: '2.5',
      replicabilityDifficulty: '2,5',
      timeInvestment: '6',
    });
    expect([answer.status, answer.body]).toMatchObject([
      201,
      {
        name: 'Remind patients of appointments',
        workflow: 'Appointments',
        framework: 'Automate',
        requiresJudgment: false,
        assignedRole: null,
        serviceValue: 2.5,
        replicabilityDifficulty: 2.5,
        timeInvestment: 6,
        basis: 'told',
        factors: null,
      },
    ]);
    expect(answer.body.traits).toEqual(['remind', 'care', 'schedule']);
    expect((await owner.get(`/api/audits/${id}/stats`)).body.tasksIdentified).toBe(4);
  });

  it('change, and stats and value follow', async () => {
    const before = (await owner.get(`/api/audits/${id}/value`)).body.monthlyTotal as number;
    const answer = await owner.send('PATCH', `${tasks()}/${confirming}`, {
      timeInvestment: 40,
      requiresJudgment: true,
    });
    expect(answer.body).toMatchObject({
      timeInvestment: 40,
      framework: 'Optimize',
      basis: 'observed',
      assignedRole: 'Receptionist',
    });
    expect((await owner.get(`/api/audits/${id}/stats`)).body).toMatchObject({
      automateCount: 1,
      optimizeCount: 2,
    });
    expect((await owner.get(`/api/audits/${id}/value`)).body.monthlyTotal).toBeGreaterThan(before);
  });

  it('lose the factors of a rating that was set by hand, and only then', async () => {
    await database.pool.query('truncate audits, scans cascade');
    const factor = {
      judgment: 1,
      variability: 1,
      physicalPresence: 1,
      humanContact: 1,
      errorCost: 1,
      dataScarcity: 1,
    };
    const value = { differentiation: 1, customerDecision: 1, expertise: 1, revenueInfluence: 1 };
    const factors = { difficulty: factor, value, adjustments: [] };
    ({ id, owner } = await createFinishedAudit(api, {
      workflows: [exampleWorkflow({ tasks: [exampleTask({ factors })] })],
    }));
    const path = `${tasks()}/${await idOf('tasks', 'Confirm appointments')}`;
    expect((await owner.send('PATCH', path, { serviceValue: 3, name: 'Confirm visits' })).body).toMatchObject(
      { factors, traits: ['schedule', 'remind'] },
    );
    expect((await owner.send('PATCH', path, { serviceValue: 7 })).body).toMatchObject({
      factors: null,
      serviceValue: 7,
    });
  });

  it('move to another workflow, by name or id', async () => {
    const moved = await owner.send('PATCH', `${tasks()}/${confirming}`, { workflow: 'Invoicing' });
    expect(moved.body.workflow).toBe('Invoicing');
    const back = await owner.send('PATCH', `${tasks()}/${confirming}`, { workflowId: appointments });
    expect(back.body.workflow).toBe('Appointments');
    const nowhere = await owner.send('PATCH', `${tasks()}/${confirming}`, { workflow: 'Nowhere' });
    expect([nowhere.status, nowhere.body.fields]).toEqual([
      422,
      { workflow: 'There is no such workflow in this diagnosis' },
    ]);
  });

  it('go when they are deleted', async () => {
    expect((await owner.send('DELETE', `${tasks()}/${confirming}`)).body).toEqual({
      message: 'The task was deleted.',
    });
    const again = await owner.send('DELETE', `${tasks()}/${confirming}`);
    expect([again.status, again.body.code]).toEqual([404, 'task-not-found']);
    expect((await owner.send('PATCH', `${tasks()}/${confirming}`, { name: 'Ghost' })).body.code).toBe(
      'task-not-found',
    );
  });

  it.each([
    [{}, { name: 'Task name is required' }],
    [{ name: 'Greet' }, { workflow: 'Associated workflow is required' }],
    [{ name: 'Greet', workflow: 'Nowhere' }, { workflow: 'There is no such workflow in this diagnosis' }],
    [{ name: 'Greet', workflowId: 1 }, { workflowId: 'There is no such workflow in this diagnosis' }],
    [
      { name: 'Greet', workflow: 'Invoicing', serviceValue: 11 },
      { serviceValue: 'Must lie between 0 and 10' },
    ],
    [
      { name: 'Greet', workflow: 'Invoicing', timeInvestment: -1 },
      { timeInvestment: 'Must lie between 0 and 168' },
    ],
    [{ name: 'Greet', workflow: 'Invoicing', timeInvestment: '1e9' }, { timeInvestment: 'Must be a number' }],
  ])('refuse %j', async (body, fields) => {
    const answer = await owner.send('POST', tasks(), body);
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  });
});

describe('roles', () => {
  const assign = () => owner.send('POST', `${workflows()}/${appointments}/assign-roles`, {});

  it('are given to the tasks that have none', async () => {
    expect((await assign()).body).toEqual({ message: 'Every task of this workflow already has a role.' });
    await owner.send('PATCH', `${tasks()}/${confirming}`, { assignedRole: '' });
    const greeting = await owner.send('POST', tasks(), {
      name: 'Advise on treatment',
      workflow: 'Appointments',
    });
    expect((await assign()).body).toEqual({ message: 'Roles assigned to 2 tasks.' });
    const roles = new Map(
      (await rows('tasks')).map((row) => [row.id, 'assignedRole' in row ? row.assignedRole : null]),
    );
    expect([roles.get(confirming), roles.get(greeting.body.id as number)]).toEqual([
      'Administrative Assistant',
      'Operations Analyst',
    ]);
  });

  it('come from the catalogue where the task is one of its tasks', async () => {
    await database.pool.query('truncate audits, scans cascade');
    const definition = catalogue[0];
    const known = definition?.tasks[0];
    if (!definition || !known) throw new Error('The catalogue is empty');
    ({ id, owner } = await createFinishedAudit(api, {
      workflows: [
        exampleWorkflow({
          definitionId: definition.id,
          tasks: [exampleTask({ name: known.name, assignedRole: null })],
        }),
      ],
    }));
    appointments = await idOf('workflows', 'Appointments');
    expect((await assign()).body).toEqual({ message: 'Roles assigned to 1 task.' });
    expect(await rows('tasks')).toMatchObject([{ assignedRole: known.role }]);
  });

  it('answer 404 with no-tasks for a workflow without tasks', async () => {
    const empty = await owner.send('POST', workflows(), newWorkflow);
    const answer = await owner.send('POST', `${workflows()}/${empty.body.id}/assign-roles`, {});
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      404,
      'no-tasks',
      'This workflow has no tasks to assign roles to.',
    ]);
    expect((await owner.send('POST', `${workflows()}/1/assign-roles`, {})).body.code).toBe(
      'workflow-not-found',
    );
  });
});

describe('assumptions', () => {
  const change = (body: object) => owner.send('PATCH', `/api/audits/${id}/assumptions`, body);

  it('change the value at once and for everybody', async () => {
    const answer = await change({ juniorRateUsdPerHour: 60 });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { costSavingsUSD: 1920, hourlyRate: 60, calculationMode: 'simple' },
    ]);
    expect((await createTestBrowser(api.app).get(`/api/audits/${id}/value`)).body).toEqual(answer.body);
  });

  it('stay when another one is changed, role by role', async () => {
    await change({ juniorRateUsdPerHour: 60, roleRatesUsdPerHour: { Dentist: 90 } });
    const { assumptions } = (await change({ roleRatesUsdPerHour: { Chef: 35 } })).body as {
      assumptions: { juniorRateUsdPerHour: number; roleRatesUsdPerHour: Record<string, number> };
    };
    expect(assumptions.juniorRateUsdPerHour).toBe(60);
    expect(assumptions.roleRatesUsdPerHour).toMatchObject({ Dentist: 90, Chef: 35, 'Data Analyst': 45 });
  });

  it.each([
    [{ juniorRateUsdPerHour: -1 }, 'juniorRateUsdPerHour'],
    [{ conversionRate: 2 }, 'conversionRate'],
    [{ savedShare: { Automate: { low: 0.9, likely: 0.5, high: 0.1 } } }, 'savedShare.Automate'],
    [{ roleRatesUsdPerHour: { Chef: 'much' } }, 'roleRatesUsdPerHour.Chef'],
    [{ juniorRate: 3 }, 'juniorRate'],
  ])('refuse %j', async (body, field) => {
    const answer = await change(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields as object)).toContain(field);
  });

  it('refuse more roles than an audit may have rates for, and an empty change', async () => {
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`Role ${n}`, 20]));
    expect((await change({ roleRatesUsdPerHour: many })).body.fields).toEqual({
      roleRatesUsdPerHour: 'At most 200 roles',
    });
    expect((await change({})).body.message).toBe('Nothing to change was sent.');
  });
});
