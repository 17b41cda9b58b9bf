import { describe, expect, it } from 'vitest';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { manualEntry } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

const visitor = () => createTestBrowser(used.api.app);

describe('POST /api/audits/manual', () => {
  it('creates a complete diagnosis from the entry', async () => {
    const owner = visitor();
    const answer = await owner.send('POST', '/api/audits/manual', manualEntry);
    expect([answer.status, answer.body]).toEqual([201, { id: expect.any(Number) }]);
    const base = `/api/audits/${answer.body.id}`;
    expect((await owner.get(base)).body).toMatchObject({
      kind: 'manual',
      website: 'our reference',
      domain: '',
      companyType: 'retail',
      companySize: '',
      status: 'completed',
      mine: true,
      stats: {
        pagesScanned: 0,
        scanQuality: null,
        workflowsIdentified: 2,
        tasksIdentified: 3,
        overallProgress: 100,
      },
    });
    expect((await owner.get(`${base}/workflows`)).body).toMatchObject([
      {
        name: 'Orders',
        type: 'Communication',
        typedType: 'customer-facing',
        basis: 'told',
        taskCount: 2,
        description: null,
      },
      { name: 'Bookkeeping', type: 'Analysis', typedType: 'financial', description: 'Every month' },
    ]);
    expect((await owner.get(`${base}/tasks`)).body).toMatchObject([
      {
        name: 'Answer questions about orders',
        framework: 'Automate',
        serviceValue: 2,
        replicabilityDifficulty: 2.5,
        timeInvestment: 10,
        basis: 'told',
        traits: ['answer-questions'],
      },
      { name: 'Advise regular customers', framework: 'Enhance', requiresJudgment: true, timeInvestment: 1 },
      { name: 'Reconcile payments', workflow: 'Bookkeeping', framework: 'Optimize' },
    ]);
    expect((await owner.get(`${base}/coverage`)).body).toMatchObject({
      read: 0,
      pages: [],
      note: "This diagnosis comes from a manual entry, so we didn't read a website.",
    });
    expect((await owner.get(`${base}/favicon`)).status).toBe(404);
    expect(((await owner.get(`${base}/modules`)).body as unknown as unknown[]).length).toBeGreaterThan(0);
  });

  it('stores a headcount as its first assumption, which its owner can change', async () => {
    const owner = visitor();
    const businessInfo = { ...manualEntry.businessInfo, headcount: '14' };
    const answer = await owner.send('POST', '/api/audits/manual', { ...manualEntry, businessInfo });
    const value = `/api/audits/${answer.body.id}/value`;
    expect((await owner.get(value)).body).toMatchObject({
      assumptions: { headcount: 14 },
      cap: { limitHoursPerWeek: 560, applied: false },
      savedShareOfAllHours: expect.any(Number),
    });
    await owner.send('PATCH', `/api/audits/${answer.body.id}/assumptions`, { headcount: null });
    expect((await owner.get(value)).body).toMatchObject({
      cap: { limitHoursPerWeek: null },
      savedShareOfAllHours: null,
    });
    const wrong = await owner.send('POST', '/api/audits/manual', {
      ...manualEntry,
      businessInfo: { ...businessInfo, headcount: 0 },
    });
    expect([wrong.status, Object.keys(wrong.body.fields as object)]).toEqual([
      422,
      ['businessInfo.headcount'],
    ]);
  });

  it('stores the domain of a valid website', async () => {
    const entry = {
      ...manualEntry,
      businessInfo: { ...manualEntry.businessInfo, website: 'www.Bookshop.test/about' },
    };
    const answer = await visitor().send('POST', '/api/audits/manual', entry);
    expect((await visitor().get(`/api/audits/${answer.body.id}`)).body).toMatchObject({
      website: 'www.Bookshop.test/about',
      domain: 'bookshop.test',
    });
  });

  it('creates one audit from the same entry sent again, or twenty times at once', async () => {
    const owner = visitor();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => owner.send('POST', '/api/audits/manual', manualEntry)),
    );
    const again = await owner.send('POST', '/api/audits/manual', manualEntry);
    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
    expect(again.status).toBe(200);
    const other = await visitor().send('POST', '/api/audits/manual', manualEntry);
    expect(other.body.id).not.toBe(again.body.id);
  });

  it('creates one audit from an entry repeated after its answer and cookie were lost', async () => {
    const key = { 'idempotency-key': 'c0ffee0123456789c0ffee0123456789' };
    const lost = await visitor().send('POST', '/api/audits/manual', manualEntry, key);
    const owner = visitor();
    const again = await owner.send('POST', '/api/audits/manual', manualEntry, key);
    expect([again.status, again.body.id]).toEqual([200, lost.body.id]);
    expect((await owner.get(`/api/audits/${again.body.id}`)).body.mine).toBe(true);
    const guessed = await visitor().send('POST', '/api/audits/manual', manualEntry, {
      'idempotency-key': '1',
    });
    expect(guessed.body.id).not.toBe(lost.body.id);
  });

  it('stores nothing of an entry whose last task cannot be stored', async () => {
    const { rows } = await used.database.pool.query('select count(*)::int as n from audits');
    await used.database.pool.query('alter table tasks add constraint one_fails check (name <> $$Last$$)');
    const tasks = [...manualEntry.tasks, { name: 'Last', workflow: 'Orders' }];
    const refused = await visitor().send('POST', '/api/audits/manual', { ...manualEntry, tasks });
    await used.database.pool.query('alter table tasks drop constraint one_fails');
    expect(refused.status).toBe(500);
    const after = await used.database.pool.query('select count(*)::int as n from audits');
    expect(after.rows).toEqual(rows);
  });

  it('is never reused as an existing diagnosis', async () => {
    const entry = { ...manualEntry, businessInfo: { ...manualEntry.businessInfo, website: 'bookshop.test' } };
    const owner = visitor();
    await owner.send('POST', '/api/audits/manual', entry);
    const answer = await owner.send('POST', '/api/audits', {
      website: 'bookshop.test',
      companyType: 'retail',
    });
    expect([answer.status, answer.body.existingAudit]).toEqual([201, false]);
  });

  it('names every invalid field', async () => {
    const answer = await visitor().send('POST', '/api/audits/manual', {
      businessInfo: { website: ' ', companyType: 'piracy' },
      workflows: [{ name: 'Orders', department: '', type: 'odd' }],
      tasks: [{ name: '', workflow: 'Orders', serviceValue: 0, timeInvestment: 'long' }],
    });
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
      422,
      'invalid-fields',
      {
        'businessInfo.website': 'Website URL is required',
        'businessInfo.companyType': 'Company type is required',
        'businessInfo.businessDescription': 'Business description is required',
        'workflows.0.department': 'Department is required',
        'workflows.0.type': 'Type is required',
        'tasks.0.name': 'Task name is required',
        'tasks.0.serviceValue': 'Must be between 1 and 10',
        'tasks.0.timeInvestment': 'Must be a number',
      },
    ]);
  });

  it('refuses a task without an entered workflow, and a duplicate workflow', async () => {
    const answer = await visitor().send('POST', '/api/audits/manual', {
      ...manualEntry,
      workflows: [...manualEntry.workflows, manualEntry.workflows[0]],
      tasks: [{ name: 'Pack', workflow: 'Shipping' }],
    });
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      {
        'workflows.2.name': 'There is already a workflow with this name',
        'tasks.0.workflow': 'Associated workflow must be one of the workflows entered',
      },
    ]);
  });

  it('accepts two thousand tasks and hostile texts unchanged', async () => {
    const name = '<img src=x onerror=alert(1)> \u202eabc \u{1f600} =cmd|"/c calc"';
    const tasks = Array.from({ length: 2000 }, (_, n) => ({ name: `${name} ${n}`, workflow: name }));
    const answer = await visitor().send('POST', '/api/audits/manual', {
      ...manualEntry,
      workflows: [{ name, department: 'Sales', type: 'other' }],
      tasks,
    });
    expect(answer.status).toBe(201);
    const stored = (await visitor().get(`/api/audits/${answer.body.id}/tasks`)).body as unknown as {
      name: string;
    }[];
    expect(stored.map((task) => task.name)).toEqual(tasks.map((task) => task.name));
  });

  it('accepts an entry of maximum length in a few seconds, and no longer one', async () => {
    const description = 'Check, answer and file what comes in. '.repeat(40);
    const tasks = Array.from({ length: manualEntryLimits.tasks }, (_, n) => ({
      name: `Task ${n}`,
      workflow: `Workflow ${n % manualEntryLimits.workflows}`,
      description,
    }));
    const workflows = Array.from({ length: manualEntryLimits.workflows }, (_, n) => ({
      name: `Workflow ${n}`,
      department: 'Sales',
      type: 'other',
    }));
    const owner = visitor();
    const full = { ...manualEntry, workflows, tasks };
    expect((await owner.send('POST', '/api/audits/manual', full)).status).toBe(201);
    const longer = await owner.send('POST', '/api/audits/manual', {
      ...manualEntry,
      workflows: [...workflows, { name: 'One more', department: 'Sales', type: 'other' }],
      tasks: [...tasks, { name: 'One more', workflow: 'Workflow 1' }],
    });
    expect([longer.status, longer.body.fields]).toEqual([
      422,
      { workflows: 'At most 200 workflows', tasks: 'At most 2,000 tasks' },
    ]);
  });

  it('enforces the maximum length of every text', async () => {
    const { status, body } = await visitor().send('POST', '/api/audits/manual', {
      businessInfo: {
        website: 'x'.repeat(2001),
        companyType: 'retail',
        businessDescription: 'x'.repeat(2001),
      },
      workflows: [
        { name: 'x'.repeat(201), department: 'x'.repeat(201), type: 'other', description: 'x'.repeat(2001) },
      ],
      tasks: [{ name: 'x'.repeat(201), workflow: 'x'.repeat(201), description: 'x'.repeat(2001) }],
    });
    const [long, short] = ['At most 2,000 characters', 'At most 200 characters'];
    expect([status, body.fields]).toEqual([
      422,
      {
        'businessInfo.website': long,
        'businessInfo.businessDescription': long,
        'workflows.0.name': short,
        'workflows.0.department': short,
        'workflows.0.description': long,
        'tasks.0.name': short,
        'tasks.0.workflow': short,
        'tasks.0.description': long,
      },
    ]);
  });

  it('says that at least one workflow and one task are required', async () => {
    const { status, body } = await visitor().send('POST', '/api/audits/manual', {
      ...manualEntry,
      workflows: [],
      tasks: [],
    });
    expect([status, body.fields]).toEqual([
      422,
      { workflows: 'At least one workflow is required', tasks: 'At least one task is required' },
    ]);
  });

  it("refuses other origins, content types, and sizes, and bodies that aren't JSON objects", async () => {
    const browser = visitor();
    for (const body of ['{"businessInfo": ', '[]', '"text"']) {
      expect((await browser.send('POST', '/api/audits/manual', body)).status).toBe(400);
    }
    expect(
      (await browser.send('POST', '/api/audits/manual', manualEntry, { origin: 'https://evil.example' }))
        .status,
    ).toBe(403);
    expect(
      (await browser.send('POST', '/api/audits/manual', 'x', { 'content-type': 'text/csv' })).status,
    ).toBe(415);
    const large = { ...manualEntry, padding: 'x'.repeat(manualEntryLimits.bytes) };
    expect((await browser.send('POST', '/api/audits/manual', large)).status).toBe(413);
  });
});
