import { describe, expect, it } from 'vitest';
import { defaultMailTexts } from '#shared/mail-texts.ts';
import { layOutMail, toOneLine } from './mail-text.ts';
import { enquiryReceiptMessage } from './messages/enquiry-receipt.ts';
import { enquiryToOperatorMessage } from './messages/enquiry-to-operator.ts';
import { verificationMessage } from './messages/verification.ts';

const brand = { name: 'Compass & Co', accent: '#0f766e', onAccent: '#ffffff' };
const texts = defaultMailTexts;
const links = { unsubscribe: 'https://c.test/unsubscribe/u', deleteData: 'https://c.test/delete/d' };

describe('a mail', () => {
  it('has its button, its reason, and both links to leave in both parts', () => {
    const mail = layOutMail(verificationMessage({ verify: 'https://c.test/verify/v', links, texts }), brand);
    for (const part of [mail.text, mail.html]) {
      for (const url of ['https://c.test/verify/v', links.unsubscribe, links.deleteData]) {
        expect(part).toContain(url);
      }
      expect(part).toContain('48 hours');
    }
    expect(mail.html).toContain('Compass &amp; Co');
    expect(mail.text).toContain('Compass & Co');
  });

  it('shows input as text, and names on one line', () => {
    const mail = layOutMail(
      enquiryToOperatorMessage(
        {
          email: 'a@b.test',
          name: 'Ada\r\nBcc: x@y.test',
          phone: '',
          company: '<b>Quay</b>',
          jobTitle: '',
          message: '<script>alert(1)</script>\nsecond line',
          companySize: 'Not specified',
        },
        { admin: 'https://c.test/admin' },
      ),
      brand,
    );
    expect(mail.subject).toBe('New inquiry from Ada Bcc: x@y.test (<b>Quay</b>)');
    expect(mail.html).not.toMatch(/<script|<b>/);
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>second line');
    expect(mail.text).not.toContain('Phone');
  });

  it('uses a text color that is legible on the brand’s accent', () => {
    const content = verificationMessage({ verify: 'https://c.test/verify/v', links, texts });
    expect(layOutMail(content, { ...brand, accent: '#ffe08a', onAccent: '#0e1524' }).html).toContain(
      'background:#ffe08a;color:#0e1524',
    );
    expect(layOutMail(content, brand).html).toContain('background:#0f766e;color:#ffffff');
  });

  it('never splits a character of a long subject', () => {
    const content = { subject: `${'a'.repeat(149)}\u{1F355}\u{1F355}`, paragraphs: [], smallPrint: [] };
    expect(layOutMail(content, brand).subject).toBe(`${'a'.repeat(149)}\u{1F355}`);
  });

  it('shows whom to write to in receipts', () => {
    const mail = layOutMail(
      enquiryReceiptMessage({ contact: { email: 'team@c.test', phone: '+1 555 0100' }, links, texts }),
      brand,
    );
    expect(mail.text).toContain('team@c.test or call +1 555 0100');
  });
});

describe('toOneLine', () => {
  it.each([
    ['a\r\nb', 'a b'],
    ['a\u2028b\u2029c', 'a b c'],
    ['  a\u0000\t b ', 'a b'],
    ['a\u202eb', 'a b'],
  ])('%j becomes %j', (text, line) => expect(toOneLine(text)).toBe(line));
});
