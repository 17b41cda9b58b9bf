import { describe, expect, it } from 'vitest';
import { setUpFinishedAudit } from '#tests/support/set-up-finished-audit.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';

const used = setUpTestApi();
const audit = setUpFinishedAudit(used);

const undo = () => audit.owner.send('POST', `/api/audits/${audit.id}/undo`);
const everything = async () => [
  await audit.rows('workflows'),
  await audit.rows('tasks'),
  (await audit.owner.get(`/api/audits/${audit.id}/value`)).body,
];

describe('undo', () => {
  it.each([
    [
      'a new name',
      'PATCH',
      () => `${audit.workflows()}/${audit.appointments}`,
      { name: 'Visits', teamSize: 4 },
    ],
    ['a removed workflow', 'DELETE', () => `${audit.workflows()}/${audit.appointments}`, undefined],
    ['an added workflow', 'POST', audit.workflows, { name: 'Payroll', department: 'HR', type: 'Business' }],
    ['other ratings', 'PATCH', () => `${audit.tasks()}/${audit.confirming}`, { serviceValue: 9 }],
    ['a removed task', 'DELETE', () => `${audit.tasks()}/${audit.confirming}`, undefined],
    ['an added task', 'POST', audit.tasks, { name: 'Greet patients', workflow: 'Appointments' }],
    ['assigned roles', 'POST', () => `${audit.workflows()}/${audit.appointments}/assign-roles`, {}],
  ] as const)(
    '%s restores everything, including evidence and sub-factors',
    async (what, method, path, body) => {
      if (what === 'assigned roles')
        await audit.owner.send('PATCH', `${audit.tasks()}/${audit.confirming}`, { assignedRole: null });
      const before = await everything();
      expect((await audit.owner.send(method, path(), body)).status).toBeLessThan(300);
      expect(await everything()).not.toEqual(before);
      expect((await undo()).status).toBe(200);
      expect(await everything()).toEqual(before);
    },
  );

  it('goes back change by change, until there is none', async () => {
    const states = [await everything()];
    for (const hours of [3, 5, 7]) {
      await audit.owner.send('PATCH', `${audit.tasks()}/${audit.confirming}`, { timeInvestment: hours });
      states.push(await everything());
    }
    for (const state of states.slice(0, -1).reverse()) {
      await undo();
      expect(await everything()).toEqual(state);
    }
    const none = await undo();
    expect([none.status, none.body.code]).toEqual([409, 'nothing-to-undo']);
  });
});

describe('two tabs', () => {
  it('a change based on an older state is refused, one on the newest is not', async () => {
    const path = `${audit.tasks()}/${audit.confirming}`;
    const tag = () => audit.owner.get(`/api/audits/${audit.id}`).then(({ headers }) => String(headers.etag));
    const seenByBoth = await tag();
    const first = await audit.owner.send('PATCH', path, { timeInvestment: 9 }, { 'if-match': seenByBoth });
    expect(first.status).toBe(200);
    const second = await audit.owner.send('PATCH', path, { timeInvestment: 2 }, { 'if-match': seenByBoth });
    expect([second.status, second.body.code]).toEqual([409, 'conflict']);
    const late = await audit.owner.send('POST', `/api/audits/${audit.id}/undo`, undefined, {
      'if-match': seenByBoth,
    });
    expect(late.body.code).toBe('conflict');
    const again = await audit.owner.send('PATCH', path, { timeInvestment: 2 }, { 'if-match': await tag() });
    expect(again.body.timeInvestment).toBe(2);
  });

  it('of simultaneous changes based on one state, exactly one is accepted', async () => {
    const headers = { 'if-match': String((await audit.owner.get(`/api/audits/${audit.id}`)).headers.etag) };
    const path = `${audit.tasks()}/${audit.confirming}`;
    const answers = await Promise.all([
      ...[2, 5, 7].map((hours) => audit.owner.send('PATCH', path, { timeInvestment: hours }, headers)),
      audit.owner.send('POST', audit.tasks(), { name: 'Greet patients', workflow: 'Appointments' }, headers),
      audit.owner.send('PATCH', `/api/audits/${audit.id}/assumptions`, { conversionRate: 0.4 }, headers),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([
      expect.toSatisfy((status) => status < 300),
      409,
      409,
      409,
      409,
    ]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['conflict']));
  });
});
