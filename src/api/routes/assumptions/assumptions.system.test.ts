import { describe, expect, it } from 'vitest';
import { setUpFinishedAudit } from '#tests/support/set-up-finished-audit.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const audit = setUpFinishedAudit(used);

describe('assumptions', () => {
  const change = (body: object) => audit.owner.send('PATCH', `/api/audits/${audit.id}/assumptions`, body);

  it('change the value at once and for everyone', async () => {
    const answer = await change({ juniorRateUsdPerHour: 60 });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { costSavingsUSD: 1920, hourlyRate: 60, calculationMode: 'simple' },
    ]);
    expect((await createTestBrowser(used.api.app).get(`/api/audits/${audit.id}/value`)).body).toEqual(
      answer.body,
    );
  });

  it('stay when another one changes, role by role', async () => {
    await change({ juniorRateUsdPerHour: 60, roleRatesUsdPerHour: { Dentist: 90 } });
    const { assumptions } = (await change({ roleRatesUsdPerHour: { Chef: 35 } })).body as {
      assumptions: { juniorRateUsdPerHour: number; roleRatesUsdPerHour: Record<string, number> };
    };
    expect(assumptions.juniorRateUsdPerHour).toBe(60);
    expect(assumptions.roleRatesUsdPerHour).toMatchObject({ Dentist: 90, Chef: 35, 'Data Analyst': 45 });
  });

  it.each([
    [{ juniorRateUsdPerHour: -1 }, 'juniorRateUsdPerHour'],
    [{ conversionRate: 2 }, 'conversionRate'],
    [{ savedShare: { Automate: { low: 0.9, likely: 0.5, high: 0.1 } } }, 'savedShare.Automate'],
    [{ roleRatesUsdPerHour: { Chef: 'much' } }, 'roleRatesUsdPerHour.Chef'],
    [{ juniorRate: 3 }, 'juniorRate'],
  ])('refuse %j', async (body, field) => {
    const answer = await change(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields as object)).toContain(field);
  });

  it('refuse more roles than an audit may have rates for, and an empty change', async () => {
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`Role ${n}`, 20]));
    expect((await change({ roleRatesUsdPerHour: many })).body.fields).toEqual({
      roleRatesUsdPerHour: 'At most 200 roles',
    });
    expect((await change({})).body.message).toBe('Send at least one change.');
  });
});
