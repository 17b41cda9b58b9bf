import { describe, expect, it } from 'vitest';
import { workflows as catalog } from '#catalogue/workflows/workflow-registry.ts';
import { exampleTask, exampleWorkflow } from '#tests/support/scan-examples.ts';
import { setUpFinishedAudit } from '#tests/support/set-up-finished-audit.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';

const used = setUpTestApi();
const audit = setUpFinishedAudit(used);

const newWorkflow = { name: 'Payroll', department: 'HR', type: 'Business' };

describe('roles', () => {
  const assign = () =>
    audit.owner.send('POST', `${audit.workflows()}/${audit.appointments}/assign-roles`, {});

  it('are given to the tasks that have none', async () => {
    expect((await assign()).body).toEqual({ message: 'Every task in this workflow already has a role.' });
    await audit.owner.send('PATCH', `${audit.tasks()}/${audit.confirming}`, { assignedRole: '' });
    const greeting = await audit.owner.send('POST', audit.tasks(), {
      name: 'Advise on treatment',
      workflow: 'Appointments',
    });
    expect((await assign()).body).toEqual({ message: 'Assigned roles to 2 tasks.' });
    const roles = new Map((await audit.rows('tasks')).map((row) => [row.id, row.assignedRole]));
    expect([roles.get(audit.confirming), roles.get(greeting.body.id as number)]).toEqual([
      'Administrative Assistant',
      'Operations Analyst',
    ]);
  });

  it("come from the catalog for the catalog's own tasks", async () => {
    const definition = catalog[0];
    const known = definition?.tasks[0];
    if (!definition || !known) throw new Error('The catalog is empty');
    await audit.remake({
      workflows: [
        exampleWorkflow({
          definitionId: definition.id,
          tasks: [exampleTask({ name: known.name, assignedRole: null })],
        }),
      ],
    });
    expect((await assign()).body).toEqual({ message: 'Assigned a role to 1 task.' });
    expect(await audit.rows('tasks')).toMatchObject([{ assignedRole: known.role }]);
  });

  it('get 404 `no-tasks` for a workflow without tasks', async () => {
    const empty = await audit.owner.send('POST', audit.workflows(), newWorkflow);
    const answer = await audit.owner.send('POST', `${audit.workflows()}/${empty.body.id}/assign-roles`, {});
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      404,
      'no-tasks',
      'This workflow has no tasks to assign roles to.',
    ]);
    expect((await audit.owner.send('POST', `${audit.workflows()}/1/assign-roles`, {})).body.code).toBe(
      'workflow-not-found',
    );
  });
});
