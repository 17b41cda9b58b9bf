import { describe, expect, it } from 'vitest';
import { AppError } from '#app/errors.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

const enquiry = {
  email: 'ada@example.com',
  name: 'Ada Example',
  phone: '+1 555 0100',
  company: 'Example Ltd',
  jobTitle: 'Owner',
  message: 'Please tell me more about the modules.',
  companySize: '501+',
};
const send = (body: unknown) => createTestBrowser(used.api.app).send('POST', '/api/subscribe', body);
const stored = async () => (await used.database.pool.query('select * from enquiries')).rows;

describe('POST /api/subscribe for the contact form', () => {
  it('stores the inquiry before it answers', async () => {
    const answer = await send(enquiry);
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: "Thank you for reaching out! We'll get back to you soon." },
    ]);
    expect(await stored()).toMatchObject([
      { email: 'ada@example.com', name: 'Ada Example', job_title: 'Owner', company_size: '501+' },
    ]);
  });

  it('answers with an error if the inquiry could not be stored', async () => {
    const away = await createTestApi(used.database);
    away.stores.enquiries.createEnquiry = async () => {
      throw new AppError('database-unavailable');
    };
    const answer = await createTestBrowser(away.app).send('POST', '/api/subscribe', enquiry);
    expect([answer.status, answer.body.code]).toEqual([503, 'database-unavailable']);
    await away.close();
  });

  it('queues the email to the operator and a receipt that repeats none of the text', async () => {
    await send({ ...enquiry, name: 'Ada Example', message: 'Buy at http://spam.test now' });
    const { rows } = await used.database.pool.query('select * from outbox order by id');
    expect(rows.map((row) => [row.kind, row.to_address, row.reply_to])).toEqual([
      ['enquiry-to-operator', 'hello@example.com', 'ada@example.com'],
      ['enquiry-receipt', 'ada@example.com', null],
    ]);
    expect(rows[0].text).toContain('Buy at http://spam.test now');
    expect(JSON.stringify([rows[1].subject, rows[1].text, rows[1].html])).not.toMatch(
      /Ada|Example Ltd|spam|Owner/,
    );
    expect(used.api.sentMails).toEqual(rows.map((row) => Number(row.id)));
  });

  it('logs nothing that was typed', async () => {
    used.api.logLines.length = 0;
    await send(enquiry);
    expect(used.api.logLines.some(({ event }) => event === 'enquiry-stored')).toBe(true);
    expect(JSON.stringify(used.api.logLines)).not.toMatch(
      /ada@|Ada Example|Example Ltd|555 0100|tell me more/i,
    );
  });

  it.each([
    [{}, ['email', 'name', 'message']],
    [{ ...enquiry, email: 'ada' }, ['email']],
    [{ ...enquiry, email: 'ada@example.com\r\nBcc: all@example.com' }, ['email']],
    [{ ...enquiry, name: 'A' }, ['name']],
    [{ ...enquiry, message: 'short' }, ['message']],
    [{ ...enquiry, message: 'x'.repeat(501) }, ['message']],
    [{ ...enquiry, companySize: 'galactic' }, ['companySize']],
    [{ ...enquiry, auditId: 5 }, ['jobTitle', 'companySize', 'message']],
  ])('refuses %j', async (body, fields) => {
    const answer = await send(body);
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([422, fields]);
    expect(await stored()).toEqual([]);
  });
});
