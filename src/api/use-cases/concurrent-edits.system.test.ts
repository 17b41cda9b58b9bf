import { expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { setUpFinishedAudit } from '#tests/support/set-up-finished-audit.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import type { Answer } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const audit = setUpFinishedAudit(used);

const task = (id: number) => `${audit.tasks()}/${id}`;
const workflow = () => `${audit.workflows()}/${audit.appointments}`;
const assumptions = () => `/api/audits/${audit.id}/assumptions`;

/**
 * Sends the edits in this order while another transaction locks the audit. An edit that reads
 * anything before it gets the lock would write stale data.
 */
async function sendAtOnce(...edits: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const client = await used.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select id from audits where id = $1 for update', [audit.id]);
    const answers: Promise<Answer>[] = [];
    for (const [index, send] of edits.entries()) {
      answers.push(send());
      await eventually(async () => expect(await countWaiting()).toBe(index + 1));
    }
    await client.query('commit');
    return await Promise.all(answers);
  } finally {
    client.release();
  }
}

async function countWaiting(): Promise<number> {
  const { rows } = await used.database.pool.query(
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0].waiting;
}

const addTask = (name: string) =>
  audit.owner.send('POST', audit.tasks(), { name, workflow: 'Appointments', description: 'As usual' });

it('keeps both of two changes to different fields of one task', async () => {
  const { id } = (await addTask('Greet patients')).body as { id: number };
  const answers = await sendAtOnce(
    () => audit.owner.send('PATCH', task(id), { description: 'Translate the form for visitors' }),
    () => audit.owner.send('PATCH', task(id), { name: 'Schedule visits' }),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const stored = (await audit.rows('tasks')).find((row) => row.id === id);
  expect(stored).toMatchObject({
    name: 'Schedule visits',
    description: 'Translate the form for visitors',
    // Traits are derived from the name and the description, so the second edit must use the first edit's
    // description.
    traits: ['schedule', 'translate'],
  });
});

it('assigns roles only to tasks that have none at that time', async () => {
  await audit.owner.send('PATCH', task(audit.confirming), { assignedRole: null });
  const answers = await sendAtOnce(
    () => audit.owner.send('PATCH', task(audit.confirming), { assignedRole: 'Night porter' }),
    () => audit.owner.send('POST', `${workflow()}/assign-roles`, {}),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const stored = (await audit.rows('tasks')).find((row) => row.id === audit.confirming);
  expect(stored?.assignedRole).toBe('Night porter');
});

it('keeps both of two changes to different assumptions', async () => {
  const answers = await sendAtOnce(
    () => audit.owner.send('PATCH', assumptions(), { conversionRate: 0.3 }),
    () => audit.owner.send('PATCH', assumptions(), { juniorRateUsdPerHour: 44 }),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await audit.owner.get(`/api/audits/${audit.id}/value`);
  expect(body.assumptions).toMatchObject({ conversionRate: 0.3, juniorRateUsdPerHour: 44 });
});

it('adds a task to a workflow by its name at that time', async () => {
  const [renamed, added] = await sendAtOnce(
    () => audit.owner.send('PATCH', workflow(), { name: 'Visits' }),
    () => addTask('Greet patients'),
  );
  expect(renamed?.status).toBe(200);
  expect([added?.status, added?.body.fields]).toEqual([
    422,
    { workflow: "We couldn't find this workflow in this diagnosis" },
  ]);
});

it('returns a deleted task in its last state', async () => {
  const [, deleted] = await sendAtOnce(
    () => audit.owner.send('PATCH', task(audit.confirming), { timeInvestment: 9 }),
    () => audit.owner.send('DELETE', task(audit.confirming)),
  );
  expect(deleted?.body).toMatchObject({ id: audit.confirming, timeInvestment: 9 });
});
