import { describe, expect, it } from 'vitest';
import { exampleTask, exampleWorkflow } from '#tests/support/scan-examples.ts';
import { setUpFinishedAudit } from '#tests/support/set-up-finished-audit.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';

const used = setUpTestApi();
const audit = setUpFinishedAudit(used);

describe('tasks', () => {
  it('are added as user-provided, with framework by the rule and traits by their words', async () => {
    const answer = await audit.owner.send('POST', audit.tasks(), {
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
    expect(answer.body.traits).toEqual(['remind', 'schedule']);
    expect((await audit.owner.get(`/api/audits/${audit.id}/stats`)).body.tasksIdentified).toBe(4);
  });

  it('change, and stats and value are updated', async () => {
    const before = (await audit.owner.get(`/api/audits/${audit.id}/value`)).body.monthlyTotal as number;
    const answer = await audit.owner.send('PATCH', `${audit.tasks()}/${audit.confirming}`, {
      timeInvestment: 40,
      requiresJudgment: true,
    });
    expect(answer.body).toMatchObject({
      timeInvestment: 40,
      framework: 'Optimize',
      basis: 'observed',
      assignedRole: 'Receptionist',
    });
    expect((await audit.owner.get(`/api/audits/${audit.id}/stats`)).body).toMatchObject({
      automateCount: 1,
      optimizeCount: 2,
    });
    expect((await audit.owner.get(`/api/audits/${audit.id}/value`)).body.monthlyTotal).toBeGreaterThan(
      before,
    );
  });

  it('accept any typed role', async () => {
    const role = 'Keeper of the <b>"keys"</b>, nights';
    const answer = await audit.owner.send('PATCH', `${audit.tasks()}/${audit.confirming}`, {
      assignedRole: role,
    });
    expect(answer.body).toMatchObject({ assignedRole: role });
  });

  it('lose the factors of a rating only when it is set by hand', async () => {
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
    await audit.remake({
      workflows: [exampleWorkflow({ tasks: [exampleTask({ factors })] })],
    });
    const path = `${audit.tasks()}/${audit.confirming}`;
    expect(
      (await audit.owner.send('PATCH', path, { serviceValue: 3, name: 'Confirm visits' })).body,
    ).toMatchObject({ factors, traits: ['schedule', 'remind'] });
    expect((await audit.owner.send('PATCH', path, { serviceValue: 7 })).body).toMatchObject({
      factors: null,
      serviceValue: 7,
    });
  });

  it('have each name once in a workflow', async () => {
    const name = 'Answer questions by phone';
    const answers = [
      await audit.owner.send('POST', audit.tasks(), { workflow: 'Appointments', name }),
      await audit.owner.send('POST', audit.tasks(), { workflow: 'Appointments', name: name.toUpperCase() }),
      await audit.owner.send('PATCH', `${audit.tasks()}/${audit.confirming}`, { name }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code, body.fields]).toEqual([
        409,
        'already-exists',
        { name: 'This workflow already has a task with this name' },
      ]);
    }
    const elsewhere = await audit.owner.send('POST', audit.tasks(), { workflow: 'Invoicing', name });
    expect(elsewhere.status).toBe(201);
    const kept = await audit.owner.send('PATCH', `${audit.tasks()}/${elsewhere.body.id}`, {
      name,
      requiresJudgment: null,
    });
    expect(kept.body).toMatchObject({ name, requiresJudgment: false });
    const recased = await audit.owner.send('PATCH', `${audit.tasks()}/${elsewhere.body.id}`, {
      name: name.toUpperCase(),
    });
    expect([recased.status, recased.body.name]).toEqual([200, name.toUpperCase()]);
  });

  it('move to another workflow, by name or id', async () => {
    const moved = await audit.owner.send('PATCH', `${audit.tasks()}/${audit.confirming}`, {
      workflow: 'Invoicing',
    });
    expect(moved.body.workflow).toBe('Invoicing');
    const back = await audit.owner.send('PATCH', `${audit.tasks()}/${audit.confirming}`, {
      workflowId: audit.appointments,
    });
    expect(back.body.workflow).toBe('Appointments');
    const nowhere = await audit.owner.send('PATCH', `${audit.tasks()}/${audit.confirming}`, {
      workflow: 'Nowhere',
    });
    expect([nowhere.status, nowhere.body.fields]).toEqual([
      422,
      { workflow: "We couldn't find this workflow in this diagnosis" },
    ]);
  });

  it('disappear when they are deleted', async () => {
    expect((await audit.owner.send('DELETE', `${audit.tasks()}/${audit.confirming}`)).body).toMatchObject({
      id: audit.confirming,
      framework: expect.stringMatching(/^(Automate|Optimize|Enhance)$/),
    });
    const again = await audit.owner.send('DELETE', `${audit.tasks()}/${audit.confirming}`);
    expect([again.status, again.body.code]).toEqual([404, 'task-not-found']);
    expect(
      (await audit.owner.send('PATCH', `${audit.tasks()}/${audit.confirming}`, { name: 'Ghost' })).body.code,
    ).toBe('task-not-found');
  });

  it.each([
    [{}, { name: 'Task name is required' }],
    [{ name: 'Greet' }, { workflow: 'Associated workflow is required' }],
    [
      { name: 'Greet', workflow: 'Nowhere' },
      { workflow: "We couldn't find this workflow in this diagnosis" },
    ],
    [{ name: 'Greet', workflowId: 1 }, { workflowId: "We couldn't find this workflow in this diagnosis" }],
    [
      { name: 'Greet', workflow: 'Invoicing', serviceValue: 11 },
      { serviceValue: 'Must be between 0 and 10' },
    ],
    [
      { name: 'Greet', workflow: 'Invoicing', timeInvestment: -1 },
      { timeInvestment: 'Must be between 0 and 168' },
    ],
    [{ name: 'Greet', workflow: 'Invoicing', timeInvestment: '1e9' }, { timeInvestment: 'Must be a number' }],
  ])('refuse %j', async (body, fields) => {
    const answer = await audit.owner.send('POST', audit.tasks(), body);
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  });
});
