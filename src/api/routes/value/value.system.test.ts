import { describe, expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createFinishedAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const read = (id: number, what: string) => createTestBrowser(used.api.app).get(`/api/audits/${id}/${what}`);

describe('value', () => {
  it('is computed in both modes from the tasks', async () => {
    const { id } = await createFinishedAudit(used.api);
    // Two Automate tasks of 4 h x 0.8 x 4 weeks, plus one Optimize task of 4 h x 0.4 x 4 weeks: 32 h at 30
    // USD.
    expect((await read(id, 'value')).body).toMatchObject({
      calculationMode: 'simple',
      timeEfficiency: 32,
      costSavingsUSD: 960,
      monthlyTotal: 960,
      toolsConsolidationUSD: 0,
      hourlyRate: 30,
    });
    // The appointments workflow has its own receptionist at 24 USD an hour, and invoicing has the same team:
    // 32 h at 24 USD.
    expect((await read(id, 'value?mode=advanced')).body).toMatchObject({
      calculationMode: 'advanced',
      costSavingsUSD: 768,
    });
    const wrong = await read(id, 'value?mode=wishful');
    expect([wrong.status, Object.keys(wrong.body.fields as object)]).toEqual([422, ['mode']]);
  });

  it('is null without tasks', async () => {
    const { id } = await createFinishedAudit(used.api, { workflows: [] });
    expect((await read(id, 'value')).body).toMatchObject({ monthlyTotal: 0, hourlyRate: 50, lines: [] });
    expect((await read(id, 'modules')).body).toEqual([]);
    expect((await read(id, 'partners')).body).toEqual([]);
  });
});
