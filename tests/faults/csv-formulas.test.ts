import { describe, expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { testPassword } from '#tests/support/test-api.ts';
import { createFinishedAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

/** Spreadsheets also recognize formulas after spaces, tabs, or line breaks, and with a full-width equals sign. */
const formulas = ['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\uff1d1', '=cmd|"/c calc"!A1'];

describe('row 31: formulas in CSV cells', () => {
  it('row 31: start with an apostrophe in every field that a visitor fills', async () => {
    const { id } = await createFinishedAudit(used.api);
    for (const [n, formula] of formulas.entries()) {
      const answer = await createTestBrowser(used.api.app).send('POST', '/api/subscribe', {
        email: `person-${n}@quay.test`,
        name: `${formula} a`,
        phone: `${formula} b`,
        company: `${formula} c`,
        auditId: id,
      });
      expect(answer.status, answer.text).toBe(200);
    }
    const operator = createTestBrowser(used.api.app);
    await operator.send('POST', '/api/admin/session', { password: testPassword });
    const text = (await operator.get('/api/admin/subscribers/csv')).text.replace(/^\ufeff/, '');
    const cells = text.match(/"(?:[^"]|"")*"|[^,\r\n"]+/g) ?? [];
    const risky = cells.filter((cell) => /^"?\s*[=+\-@\uff1d]/.test(cell));
    expect(risky).toEqual([]);
    expect(cells.filter((cell) => /^"?'/.test(cell)).length).toBe(formulas.length * 3);
  });
});
