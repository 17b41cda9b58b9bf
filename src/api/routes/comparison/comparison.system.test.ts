import { describe, expect, it } from 'vitest';
import { exampleTask, exampleWorkflow } from '#tests/support/scan-examples.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createFinishedAudit, createPendingAudit, manualEntry } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const visitor = () => createTestBrowser(used.api.app);
const compare = (id: number, other: number | string) =>
  visitor().get(`/api/audits/${id}/comparison?with=${other}`);

describe('GET /api/audits/{id}/comparison', () => {
  it("tells anyone what two scans of a site found, the earlier first, without owners' changes", async () => {
    const first = await createFinishedAudit(used.api, { workflows: [exampleWorkflow()] });
    await first.owner.send('PATCH', `/api/audits/${first.id}/workflows/${await firstWorkflow(first.id)}`, {
      name: 'Renamed by its owner',
    });
    used.api.clock.now = new Date(used.api.clock.now.getTime() + 60_000);
    const second = await createPendingAudit(used.api, { fresh: true });
    await second.owner.send('POST', `/api/audits/${second.id}/scan`);
    await used.api.finishScan(second.id, {
      workflows: [
        exampleWorkflow({ tasks: [exampleTask()] }),
        exampleWorkflow({ definitionId: 'payroll', name: 'Payroll', tasks: [] }),
      ],
    });
    const { status, body } = await compare(second.id, first.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      before: { auditId: first.id, workflows: 1, tasks: 2 },
      after: { auditId: second.id, workflows: 2, tasks: 1 },
      workflows: [
        { name: 'Payroll', change: 'new', before: null },
        {
          name: 'Appointments',
          change: 'changed',
          tasks: [{ name: 'Answer questions by phone', change: 'gone', after: null }],
        },
      ],
    });
    expect((await compare(first.id, second.id)).body).toEqual(body);
  });

  it('compares only completed scans of one site', async () => {
    const { id } = await createFinishedAudit(used.api);
    const manual = await visitor().send('POST', '/api/audits/manual', manualEntry);
    const pending = await createPendingAudit(used.api, { website: 'pending.test' });
    const code = async (other: number | string) => (await compare(id, other)).body.code;
    expect(await code(manual.body.id as number)).toBe('not-comparable');
    expect(await code(id)).toBe('not-comparable');
    expect(await code(pending.id)).toBe('not-ended');
    expect(await code(4711)).toBe('audit-not-found');
    expect(await code('me')).toBe('invalid-fields');
  });
});

async function firstWorkflow(id: number): Promise<number> {
  const { body } = await visitor().get(`/api/audits/${id}/workflows`);
  return (body as unknown as { id: number }[])[0]?.id ?? 0;
}
