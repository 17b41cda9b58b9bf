import { beforeEach, describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { setUpFinishedAudit } from '#tests/support/set-up-finished-audit.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const audit = setUpFinishedAudit(used);

const definition = loadKnowledge().workflows.find(({ tasks }) => tasks.length >= 3);
if (!definition) throw new Error('The knowledge has no workflow with three tasks');
const seen = {
  definitionId: definition.id,
  name: definition.name,
  reason: 'The website mentions it only in passing.',
  quote: 'We also do that.',
  url: 'https://www.harbour-dental.test/services',
  suggested: true,
};
const path = () => `/api/audits/${audit.id}/seen-not-counted`;
const list = async () => JSON.parse((await audit.owner.get(path())).text);

beforeEach(() => audit.remake({ seenNotCounted: [seen] }));

describe('what was seen and not counted', () => {
  it('is listed with its reason and quote, for everyone', async () => {
    expect(await list()).toEqual([seen]);
    expect(JSON.parse((await createTestBrowser(used.api.app).get(path())).text)).toEqual([seen]);
  });

  it('is empty for a diagnosis without any', async () => {
    await audit.remake({});
    expect(await list()).toEqual([]);
  });

  it('becomes a workflow with its usual tasks, leaves the list, and comes back when that is undone', async () => {
    const tasksBefore = await audit.rows('tasks');
    const { definitionId, name } = seen;
    const added = await audit.owner.send('POST', audit.workflows(), { definitionId, name });
    expect([added.status, added.body]).toMatchObject([
      201,
      {
        name,
        department: definition.department,
        type: definition.type,
        function: definition.function,
        basis: 'told',
        evidence: [{ quote: seen.quote, url: seen.url }],
        taskCount: definition.tasks.length,
      },
    ]);
    expect(await list()).toEqual([]);
    const tasks = (await audit.rows('tasks')).filter(({ workflow }) => workflow === name);
    expect(tasks.map((task) => task.name)).toEqual(definition.tasks.map((task) => task.name));
    expect((await audit.owner.send('POST', `/api/audits/${audit.id}/undo`)).status).toBe(200);
    expect(await list()).toEqual([seen]);
    expect(await audit.rows('tasks')).toEqual(tasksBefore);
  });

  it('is not added under an unknown definition or by a stranger', async () => {
    const unknown = await audit.owner.send('POST', audit.workflows(), {
      name: 'Magic',
      definitionId: 'magic',
    });
    expect([unknown.status, unknown.body.fields]).toEqual([
      422,
      { definitionId: "We couldn't find this workflow in the catalog" },
    ]);
    const stranger = createTestBrowser(used.api.app);
    const { definitionId, name } = seen;
    expect((await stranger.send('POST', audit.workflows(), { definitionId, name })).status).toBe(403);
    expect(await list()).toEqual([seen]);
  });
});
