import { expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createFinishedAudit, manualEntry } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

it("lists the requesting browser's diagnoses, newest first, and nobody else's", async () => {
  const { id, owner } = await createFinishedAudit(used.api);
  const typed = await owner.send('POST', '/api/audits/manual', manualEntry);
  const { status, body } = await owner.get('/api/audits');
  expect(status).toBe(200);
  expect(body).toHaveLength(2);
  expect(body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id,
        kind: 'scan',
        status: 'completed',
        workflowsIdentified: 2,
        tasksIdentified: 3,
      }),
      expect.objectContaining({ id: typed.body.id, kind: 'manual' }),
    ]),
  );
  expect(JSON.stringify(body)).not.toContain('owner');
  expect((await createTestBrowser(used.api.app).get('/api/audits')).body).toEqual([]);
});
