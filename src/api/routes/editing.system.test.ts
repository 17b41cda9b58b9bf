import { describe, expect, it } from 'vitest';
import { setUpFinishedAudit } from '#tests/support/set-up-finished-audit.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { testPassword } from '#tests/support/test-api.ts';
import { createPendingAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const audit = setUpFinishedAudit(used);

const newWorkflow = { name: 'Payroll', department: 'HR', type: 'Business' };
const edits: [what: string, method: 'POST' | 'PATCH' | 'DELETE', path: () => string, body?: object][] = [
  ['adding a workflow', 'POST', audit.workflows, newWorkflow],
  ['changing a workflow', 'PATCH', () => `${audit.workflows()}/${audit.appointments}`, { name: 'Visits' }],
  ['deleting a workflow', 'DELETE', () => `${audit.workflows()}/${audit.appointments}`],
  ['assigning roles', 'POST', () => `${audit.workflows()}/${audit.appointments}/assign-roles`, {}],
  ['adding a task', 'POST', audit.tasks, { name: 'Greet patients', workflow: 'Appointments' }],
  ['changing a task', 'PATCH', () => `${audit.tasks()}/${audit.confirming}`, { name: 'Ring patients' }],
  ['deleting a task', 'DELETE', () => `${audit.tasks()}/${audit.confirming}`],
  ['taking a change back', 'POST', () => `/api/audits/${audit.id}/undo`],
  [
    'changing assumptions',
    'PATCH',
    () => `/api/audits/${audit.id}/assumptions`,
    { juniorRateUsdPerHour: 50 },
  ],
];

describe.each(edits)('%s', (_what, method, path, body) => {
  it('is for the owner and the operator', async () => {
    await audit.owner.send('PATCH', `${audit.tasks()}/${audit.confirming}`, { assignedRole: null });
    const before = await audit.owner.get(`/api/audits/${audit.id}`);
    const stranger = createTestBrowser(used.api.app);
    const refused = await stranger.send(method, path(), body);
    expect([refused.status, refused.body.code]).toEqual([403, 'not-yours']);
    const other = await createPendingAudit(used.api, { website: 'other.test' });
    expect((await other.owner.send(method, path(), body)).body.code).toBe('not-yours');
    expect((await audit.owner.get(`/api/audits/${audit.id}`)).headers.etag).toBe(before.headers.etag);

    const operator = createTestBrowser(used.api.app);
    await operator.send('POST', '/api/admin/session', { password: testPassword });
    expect((await operator.send(method, path(), body)).status).toBeLessThan(300);
    expect((await audit.owner.get(`/api/audits/${audit.id}`)).headers.etag).not.toBe(before.headers.etag);
  });

  it('is refused from another origin, with another content type, or with a malformed id', async () => {
    const elsewhere = await audit.owner.send(method, path(), body, { origin: 'https://evil.example' });
    expect(elsewhere.body.code).toBe('wrong-origin');
    const text = await audit.owner.send(method, path(), 'x', { 'content-type': 'text/plain' });
    expect(text.body.code).toBe('unsupported-media-type');
    const malformed = await audit.owner.send(method, path().replace(String(audit.id), 'me'), body);
    expect([malformed.status, malformed.body.code]).toEqual([400, 'malformed-id']);
    const unknown = await audit.owner.send(method, path().replace(String(audit.id), '42'), body);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'audit-not-found']);
  });
});

describe('before the diagnosis has ended', () => {
  it('nothing but assumptions can be changed', async () => {
    const pending = await createPendingAudit(used.api, { website: 'pending.test' });
    const base = `/api/audits/${pending.id}`;
    const refused = await pending.owner.send('POST', `${base}/workflows`, newWorkflow);
    expect([refused.status, refused.body.code]).toEqual([409, 'not-ended']);
    const assumptions = await pending.owner.send('PATCH', `${base}/assumptions`, { conversionRate: 0.3 });
    expect(assumptions.status).toBe(200);
  });
});
