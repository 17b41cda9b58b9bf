import { beforeEach, describe, expect, it } from 'vitest';
import type { DiagnosedOffering } from '#diagnosis/diagnosis-types.ts';
import { setUpFinishedAudit } from '#tests/support/set-up-finished-audit.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createFinishedAudit, createPendingAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const audit = setUpFinishedAudit(used);

const quoted = (quote: string) => [
  { url: 'https://www.harbour-dental.test/services', quote, kind: 'text' as const },
];
const found: DiagnosedOffering[] = [
  {
    name: 'Emergency visits',
    evidence: quoted('Emergency visits on the same day.'),
    deliveredBy: 'appointments',
  },
  { name: 'Teeth whitening', evidence: quoted('Teeth whitening in one hour.'), deliveredBy: null },
];
const offerings = () => `/api/audits/${audit.id}/offerings`;
const list = async () => JSON.parse((await audit.owner.get(offerings())).text);
const names = async () => (await list()).map(({ name }: { name: string }) => name);

beforeEach(() => audit.remake({ offerings: found }));

describe('offerings', () => {
  it('come with their quotes and the workflow that delivers them', async () => {
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        name: 'Emergency visits',
        evidence: found[0]?.evidence,
        workflow: 'Appointments',
      },
      { id: expect.any(Number), name: 'Teeth whitening', evidence: found[1]?.evidence, workflow: null },
    ]);
  });

  it('are copied for the next visitor who requests the same site', async () => {
    const next = await createPendingAudit(used.api);
    const copied = JSON.parse((await next.owner.get(`/api/audits/${next.id}/offerings`)).text);
    expect(copied).toMatchObject([
      { name: 'Emergency visits', workflow: 'Appointments' },
      { name: 'Teeth whitening', workflow: null },
    ]);
    await next.owner.send('DELETE', `/api/audits/${next.id}/offerings/${copied[0].id}`);
    expect(await names()).toEqual(['Emergency visits', 'Teeth whitening']);
  });

  it('are added last, keep their quotes when renamed, and can be removed', async () => {
    const added = await audit.owner.send('POST', offerings(), { name: ' Night guards ' });
    expect([added.status, added.body]).toMatchObject([
      201,
      { name: 'Night guards', evidence: [], workflow: null },
    ]);
    const [emergency, whitening] = await list();
    const renamed = await audit.owner.send('PATCH', `${offerings()}/${emergency.id}`, {
      name: 'Urgent care',
    });
    expect(renamed.body).toEqual({ ...emergency, name: 'Urgent care' });
    const removed = await audit.owner.send('DELETE', `${offerings()}/${whitening.id}`);
    expect(removed.body).toEqual(whitening);
    expect(await names()).toEqual(['Urgent care', 'Night guards']);
    const again = await audit.owner.send('DELETE', `${offerings()}/${whitening.id}`);
    expect([again.status, again.body.code]).toEqual([404, 'offering-not-found']);
  });

  it('follow a renamed workflow and stay when it is removed', async () => {
    await audit.owner.send('PATCH', `${audit.workflows()}/${audit.appointments}`, { name: 'Visits' });
    expect((await list())[0].workflow).toBe('Visits');
    await audit.owner.send('DELETE', `${audit.workflows()}/${audit.appointments}`);
    expect((await list())[0]).toMatchObject({ name: 'Emergency visits', workflow: null });
    await audit.owner.send('POST', `/api/audits/${audit.id}/undo`);
    expect((await list())[0].workflow).toBe('Visits');
  });

  it('can each be undone', async () => {
    const before = await list();
    const [emergency, whitening] = before;
    await audit.owner.send('POST', offerings(), { name: 'Night guards' });
    await audit.owner.send('PATCH', `${offerings()}/${emergency.id}`, { name: 'Urgent care' });
    await audit.owner.send('DELETE', `${offerings()}/${whitening.id}`);
    for (const expected of [
      ['Urgent care', 'Teeth whitening', 'Night guards'],
      ['Emergency visits', 'Teeth whitening', 'Night guards'],
      ['Emergency visits', 'Teeth whitening'],
    ]) {
      expect((await audit.owner.send('POST', `/api/audits/${audit.id}/undo`)).status).toBe(200);
      expect(await names()).toEqual(expected);
    }
    expect(await list()).toEqual(before);
  });

  it('become workflows of their own, with their quotes and usual tasks, until that is undone', async () => {
    const before = await list();
    const tasksBefore = await audit.rows('tasks');
    const [emergency, whitening] = before;
    const add = (id: number) => audit.owner.send('POST', `${offerings()}/${id}/workflow`);
    const added = await add(whitening.id);
    expect([added.status, added.body]).toMatchObject([
      201,
      { name: 'Teeth whitening', function: 'deliver', basis: 'told', evidence: whitening.evidence },
    ]);
    const tasks = (await audit.rows('tasks')).filter(({ workflow }) => workflow === 'Teeth whitening');
    expect(tasks.length).toBeGreaterThanOrEqual(3);
    expect((await list())[1].workflow).toBe('Teeth whitening');
    const again = await add(whitening.id);
    expect([again.status, again.body.code]).toEqual([409, 'already-exists']);
    expect((await add(emergency.id)).status).toBe(201);
    expect((await list())[0].workflow).toBe('Emergency visits');
    for (const _ of ['emergency', 'whitening'])
      await audit.owner.send('POST', `/api/audits/${audit.id}/undo`);
    expect(await list()).toEqual(before);
    expect(await audit.rows('tasks')).toEqual(tasksBefore);
    expect((await add(987_654)).body.code).toBe('offering-not-found');
  });

  it('have unique names', async () => {
    const [emergency] = await list();
    const answers = await Promise.all([
      audit.owner.send('POST', offerings(), { name: 'Teeth whitening' }),
      audit.owner.send('PATCH', `${offerings()}/${emergency.id}`, { name: 'Teeth whitening' }),
    ]);
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([409, 'already-exists']);
      expect(body.fields).toEqual({ name: 'There is already an offering with this name' });
    }
  });

  it.each([
    [{}, { name: 'Name is required' }],
    [{ name: '  ' }, { name: 'Name is required' }],
    [{ name: 7 }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(201) }, { name: 'At most 200 characters' }],
  ])('refuse %j', async (body, fields) => {
    const answer = await audit.owner.send('POST', offerings(), body);
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  });

  it('refuse a change without effect, and an offering of another diagnosis', async () => {
    const [emergency] = await list();
    const nothing = await audit.owner.send('PATCH', `${offerings()}/${emergency.id}`, { nmae: 'Visits' });
    expect([nothing.status, nothing.body.message]).toEqual([422, 'Send at least one change.']);
    const other = await createFinishedAudit(used.api);
    const path = `/api/audits/${other.id}/offerings/${emergency.id}`;
    const foreign = await other.owner.send('PATCH', path, { name: 'Mine' });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'offering-not-found']);
    expect((await other.owner.send('DELETE', path)).status).toBe(404);
  });

  it('can be read by everyone and changed only by their owner', async () => {
    const stranger = createTestBrowser(used.api.app);
    const [emergency] = await list();
    expect((await stranger.get(offerings())).status).toBe(200);
    for (const [method, path] of [
      ['POST', offerings()],
      ['PATCH', `${offerings()}/${emergency.id}`],
      ['DELETE', `${offerings()}/${emergency.id}`],
      ['POST', `${offerings()}/${emergency.id}/workflow`],
    ] as const) {
      const refused = await stranger.send(method, path, method === 'DELETE' ? undefined : { name: 'Mine' });
      expect([method, refused.status, refused.body.code]).toEqual([method, 403, 'not-yours']);
    }
    expect(await names()).toEqual(['Emergency visits', 'Teeth whitening']);
  });
});
