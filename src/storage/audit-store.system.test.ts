import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addExampleProfile,
  exampleManualInput,
  exampleNewTask,
  exampleNewWorkflow,
  exampleNow,
  exampleScanInput,
} from '#tests/support/scan-examples.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type {
  AuditEditor,
  AuditStore,
  NewTask,
  NewWorkflow,
  TaskChange,
  WorkflowChange,
} from './audit-record.ts';
import { createAuditStore } from './audit-store.ts';
import type { Database } from './database.ts';

let database: Database;
let audits: AuditStore;

beforeAll(async () => {
  database = await createTestDatabase();
  audits = createAuditStore(database);
  await addExampleProfile(database);
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate audits, scans cascade'));

const revisionOf = async (id: number) => (await audits.getRevision(id))?.revision;

describe('a manual audit', () => {
  it('is complete at once, with the rows as given', async () => {
    const { id, existing } = await audits.createManualAudit(exampleManualInput());
    expect(existing).toBe(false);
    expect(await audits.getAudit(id)).toMatchObject({
      kind: 'manual',
      scanId: null,
      status: 'completed',
      businessDescription: 'A bookshop with an online order desk.',
      scanQuality: null,
      pagesScanned: 0,
      coverage: null,
      completedAt: exampleNow,
      hasFavicon: false,
    });
    expect(await audits.listWorkflows(id)).toMatchObject([{ name: 'Orders', typedType: 'operational' }]);
    expect(await audits.listTasks(id)).toMatchObject([
      { name: 'Pack parcels', workflow: 'Orders', framework: 'Automate', basis: 'told' },
    ]);
  });

  it('is created once from the same submission, however often it is sent, and again if anything differs', async () => {
    const same = await Promise.all(
      Array.from({ length: 20 }, () => audits.createManualAudit(exampleManualInput())),
    );
    expect(new Set(same.map((one) => one.id)).size).toBe(1);
    const others = await Promise.all([
      audits.createManualAudit(exampleManualInput({ ownerHash: 'owner-b' })),
      audits.createManualAudit(exampleManualInput({ businessDescription: 'Another.' })),
      audits.createManualAudit(exampleManualInput({ now: new Date(exampleNow.getTime() + 3_600_000) })),
    ]);
    expect(new Set([...same, ...others].map((one) => one.id)).size).toBe(4);
  });

  it('stores two thousand tasks in order', async () => {
    const tasks = Array.from({ length: 2_000 }, (_, n) => exampleNewTask({ name: `Task ${n}` }));
    const { id } = await audits.createManualAudit(
      exampleManualInput({ workflows: [{ ...exampleNewWorkflow(), tasks }] }),
    );
    const names = (await audits.listTasks(id)).map((task) => task.name);
    expect(names).toEqual(tasks.map((task) => task.name));
  });

  it('drops NUL characters, which the database cannot hold', async () => {
    const { id } = await audits.createManualAudit(
      exampleManualInput({
        businessDescription: 'a\0b',
        workflows: [{ ...exampleNewWorkflow({ name: 'x\0y' }), tasks: [] }],
      }),
    );
    expect((await audits.getAudit(id))?.businessDescription).toBe('ab');
    expect((await audits.listWorkflows(id))[0]?.name).toBe('xy');
  });
});

describe('edits', () => {
  let id: number;
  let workflowId: number;
  beforeEach(async () => {
    id = (await audits.createManualAudit(exampleManualInput())).id;
    workflowId = (await audits.listWorkflows(id))[0]?.id ?? 0;
  });

  const editIn = (auditId: number) => {
    const run = <Result>(change: (rows: AuditEditor) => Promise<Result>) =>
      audits.editAudit(auditId, {}, change);
    return {
      createWorkflow: (workflow: NewWorkflow) => run((rows) => rows.createWorkflow(workflow)),
      updateWorkflow: (row: number, change: WorkflowChange) =>
        run((rows) => rows.updateWorkflow(row, change)),
      deleteWorkflow: (row: number) => run((rows) => rows.deleteWorkflow(row)),
      createTask: (row: number, task: NewTask) => run((rows) => rows.createTask(row, task)),
      updateTask: (row: number, change: TaskChange) => run((rows) => rows.updateTask(row, change)),
      deleteTask: (row: number) => run((rows) => rows.deleteTask(row)),
    };
  };

  it('apply a new workflow name to its tasks and increment the revision each time', async () => {
    const before = await revisionOf(id);
    const renamed = await editIn(id).updateWorkflow(workflowId, { name: 'Order desk', teamSize: 3 });
    expect(renamed).toMatchObject({
      id: workflowId,
      name: 'Order desk',
      teamSize: 3,
      department: 'Operations',
    });
    expect((await audits.listTasks(id, { workflow: 'Order desk' })).map((task) => task.name)).toEqual([
      'Pack parcels',
    ]);
    expect(await audits.listTasks(id, { workflow: 'Orders' })).toEqual([]);
    expect(await revisionOf(id)).not.toBe(before);
  });

  it("refuse a workflow name that is taken, but accept a workflow's own", async () => {
    const second = await editIn(id).createWorkflow(exampleNewWorkflow({ name: 'Returns' }));
    await expect(editIn(id).createWorkflow(exampleNewWorkflow({ name: 'Returns' }))).rejects.toMatchObject({
      code: 'already-exists',
      fields: { name: expect.any(String) },
    });
    await expect(editIn(id).updateWorkflow(workflowId, { name: 'Returns' })).rejects.toMatchObject({
      code: 'already-exists',
    });
    expect(await editIn(id).updateWorkflow(second.id, { name: 'Returns' })).toMatchObject({
      name: 'Returns',
    });
    expect((await audits.listWorkflows(id)).map((one) => one.name)).toEqual(['Orders', 'Returns']);
  });

  it('change a task, move it, and give it the framework of its new ratings', async () => {
    const [task] = await audits.listTasks(id);
    const target = await editIn(id).createWorkflow(exampleNewWorkflow({ name: 'Returns' }));
    const changed = await editIn(id).updateTask(task?.id ?? 0, {
      replicabilityDifficulty: 9,
      serviceValue: 8,
      factors: null,
      workflowId: target.id,
      assignedRole: null,
    });
    expect(changed).toMatchObject({
      framework: 'Enhance',
      workflow: 'Returns',
      assignedRole: null,
      name: 'Pack parcels',
    });
    expect(await audits.listTasks(id)).toEqual([changed]);
  });

  it('add and delete tasks; deleting a workflow deletes its tasks', async () => {
    const added = await editIn(id).createTask(workflowId, exampleNewTask({ name: 'Print labels' }));
    expect((await audits.listTasks(id)).map((task) => task.name)).toEqual(['Pack parcels', 'Print labels']);
    await editIn(id).deleteTask(added.id);
    await expect(editIn(id).deleteTask(added.id)).rejects.toMatchObject({ code: 'task-not-found' });
    await editIn(id).deleteWorkflow(workflowId);
    expect(await audits.listTasks(id)).toEqual([]);
    await expect(editIn(id).deleteWorkflow(workflowId)).rejects.toMatchObject({ code: 'workflow-not-found' });
  });

  it('assign roles to several tasks at once', async () => {
    const other = await editIn(id).createTask(
      workflowId,
      exampleNewTask({ name: 'Print labels', assignedRole: null }),
    );
    const [first] = await audits.listTasks(id);
    await audits.editAudit(id, {}, (rows) =>
      rows.assignRoles(workflowId, [
        { id: first?.id ?? 0, assignedRole: 'Packer' },
        { id: other.id, assignedRole: 'Clerk' },
      ]),
    );
    expect((await audits.listTasks(id)).map((task) => task.assignedRole)).toEqual(['Packer', 'Clerk']);
  });

  it('are atomic: all of their writes or none', async () => {
    const before = await revisionOf(id);
    const refused = audits.editAudit(id, {}, async (rows) => {
      await rows.createWorkflow(exampleNewWorkflow({ name: 'Returns' }));
      await rows.deleteTask(999_999);
    });
    await expect(refused).rejects.toMatchObject({ code: 'task-not-found' });
    expect(await audits.listWorkflows(id)).toHaveLength(1);
    expect(await revisionOf(id)).toBe(before);
    await audits.editAudit(id, {}, async (rows) => {
      for (const name of ['Returns', 'Exchanges']) await rows.createWorkflow(exampleNewWorkflow({ name }));
    });
    expect(await revisionOf(id)).toBe('2.0');
    await audits.editAudit(id, {}, (rows) => rows.listTasks());
    expect(await revisionOf(id)).toBe('2.0');
  });

  it('never affect another audit', async () => {
    const other = await audits.createManualAudit(exampleManualInput({ ownerHash: 'owner-b' }));
    const [task] = await audits.listTasks(id);
    await expect(editIn(other.id).updateTask(task?.id ?? 0, { name: 'x' })).rejects.toMatchObject({
      code: 'task-not-found',
    });
    await expect(editIn(other.id).updateWorkflow(workflowId, { name: 'x' })).rejects.toMatchObject({
      code: 'workflow-not-found',
    });
    await expect(editIn(other.id).createTask(workflowId, exampleNewTask())).rejects.toMatchObject({
      code: 'workflow-not-found',
    });
    await expect(editIn(1).updateTask(1, { name: 'x' })).rejects.toMatchObject({ code: 'audit-not-found' });
  });

  it('leave nothing behind if they are refused', async () => {
    const before = await revisionOf(id);
    await expect(editIn(id).deleteTask(999_999)).rejects.toMatchObject({ code: 'task-not-found' });
    expect(await revisionOf(id)).toBe(before);
  });

  it('require a finished audit, except for assumptions', async () => {
    const pending = await audits.createScanAudit(exampleScanInput());
    await expect(editIn(pending.id).createWorkflow(exampleNewWorkflow())).rejects.toMatchObject({
      code: 'not-ended',
    });
    await audits.editAudit(pending.id, { beforeEnd: true }, (rows) =>
      rows.setAssumptions({ adoptionShare: 0.5 }),
    );
    expect((await audits.getAudit(pending.id))?.assumptions).toEqual({ adoptionShare: 0.5 });
  });
});

const deletion = { now: exampleNow, dropScanJobs: async () => {} };

describe('lists for the operator', () => {
  it('are newest first, page by page, with counts', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) {
      // Most audits share their time with another one, so the id must break the tie.
      const now = new Date(exampleNow.getTime() + Math.floor(n / 2) * 1000);
      ids.push((await audits.createManualAudit(exampleManualInput({ ownerHash: `owner-${n}`, now }))).id);
    }
    const first = await audits.listAudits({ limit: 3 });
    const last = first.at(-1);
    const second = await audits.listAudits({
      limit: 3,
      before: last ? { createdAt: last.createdAt, id: last.id } : null,
    });
    const listed = [...first, ...second];
    expect(listed).toHaveLength(5);
    expect(new Set(listed.map((one) => one.id))).toEqual(new Set(ids));
    const times = listed.map((one) => one.createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(first[0]).toMatchObject({ workflowsIdentified: 1, tasksIdentified: 1, status: 'completed' });
  });

  it('count and group domains without www., and delete a whole domain', async () => {
    const add = (domain: string, ownerHash: string) =>
      audits.createManualAudit(exampleManualInput({ domain, ownerHash }));
    await add('www.quay.test', '1');
    await add('Quay.test', '2');
    await add('quay.test', '3');
    await add('other.test', '4');
    await add('', '5');
    await audits.createScanAudit(exampleScanInput());
    expect(await audits.summarize()).toEqual({ totalAudits: 6, uniqueDomains: 3, completedAudits: 5 });
    const groups = await audits.listDomains({ idsPerDomain: 2, limit: 10 });
    expect(groups[0]).toMatchObject({ domain: 'quay.test', count: 3 });
    expect(groups[0]?.audits).toHaveLength(2);
    expect(groups.map((group) => group.domain)).toContain('');
    expect(await audits.deleteDomain('quay.test', deletion)).toBe(3);
    expect(await audits.deleteDomain('', deletion)).toBe(1);
    expect(await audits.deleteAllAudits(deletion)).toBe(2);
    const { rows } = await database.pool.query('select 1 from scans union all select 1 from workflows');
    expect(rows).toEqual([]);
  });

  it('keep a scan that another audit still needs', async () => {
    const first = await audits.createScanAudit(exampleScanInput());
    const second = await audits.createScanAudit(exampleScanInput({ ownerHash: 'owner-b' }));
    expect(await audits.deleteAudit(first.id, deletion)).toBe(true);
    expect(await audits.deleteAudit(first.id, deletion)).toBe(false);
    expect(await audits.getAudit(first.id)).toBeNull();
    expect((await audits.getAudit(second.id))?.status).toBe('pending');
    await audits.deleteAudit(second.id, deletion);
    expect((await database.pool.query('select 1 from scans')).rows).toEqual([]);
  });
});
