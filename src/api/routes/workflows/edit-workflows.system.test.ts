import { describe, expect, it } from 'vitest';
import { setUpFinishedAudit } from '#tests/support/set-up-finished-audit.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createFinishedAudit } from '#tests/support/test-audits.ts';

const used = setUpTestApi();
const audit = setUpFinishedAudit(used);

const newWorkflow = { name: 'Payroll', department: 'HR', type: 'Business' };

describe('workflows', () => {
  it('are added as user-provided, in last place', async () => {
    const answer = await audit.owner.send('POST', audit.workflows(), {
      ...newWorkflow,
      description: ' ',
      teamSize: '3',
    });
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
    expect((await audit.rows('workflows')).map(({ name }) => name)).toEqual([
      'Appointments',
      'Invoicing',
      'Payroll',
    ]);
  });

  it('apply a new name to their tasks', async () => {
    const answer = await audit.owner.send('PATCH', `${audit.workflows()}/${audit.appointments}`, {
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
    expect((await audit.rows('tasks')).map(({ workflow }) => workflow)).toEqual([
      'Visits',
      'Visits',
      'Invoicing',
    ]);
  });

  it('are deleted with their tasks', async () => {
    expect(
      (await audit.owner.send('DELETE', `${audit.workflows()}/${audit.appointments}`)).body,
    ).toMatchObject({
      id: audit.appointments,
      taskCount: expect.any(Number),
    });
    expect((await audit.rows('tasks')).map(({ name }) => name)).toEqual(['Send invoices']);
    const again = await audit.owner.send('DELETE', `${audit.workflows()}/${audit.appointments}`);
    expect([again.status, again.body.code]).toEqual([404, 'workflow-not-found']);
  });

  it('have unique names', async () => {
    const doubled = await audit.owner.send('POST', audit.workflows(), { ...newWorkflow, name: 'Invoicing' });
    expect([doubled.status, doubled.body.code]).toEqual([409, 'already-exists']);
    const otherCase = await audit.owner.send('POST', audit.workflows(), {
      ...newWorkflow,
      name: 'INVOICING',
    });
    expect([otherCase.status, otherCase.body.code]).toEqual([409, 'already-exists']);
    expect(doubled.body.fields).toEqual({ name: 'There is already a workflow with this name' });
    expect(
      (await audit.owner.send('PATCH', `${audit.workflows()}/${audit.appointments}`, { name: 'Invoicing' }))
        .status,
    ).toBe(409);
    for (const name of ['Appointments', 'appointments']) {
      const own = await audit.owner.send('PATCH', `${audit.workflows()}/${audit.appointments}`, { name });
      expect([own.status, own.body.name]).toEqual([200, name]);
    }
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
    const answer = await audit.owner.send('POST', audit.workflows(), body);
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  });

  it('refuse a change without effect, and ids of other diagnoses', async () => {
    const nothing = await audit.owner.send('PATCH', `${audit.workflows()}/${audit.appointments}`, {
      nmae: 'Visits',
    });
    expect([nothing.status, nothing.body.message]).toEqual([422, 'Send at least one change.']);
    const other = await createFinishedAudit(used.api);
    expect(other.id).not.toBe(audit.id);
    const foreign = await other.owner.send(
      'PATCH',
      `/api/audits/${other.id}/workflows/${audit.appointments}`,
      {
        name: 'Mine',
      },
    );
    expect([foreign.status, foreign.body.code]).toEqual([404, 'workflow-not-found']);
  });
});
