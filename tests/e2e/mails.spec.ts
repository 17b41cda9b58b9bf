import { expect, test } from '@playwright/test';
import { layOutMail } from '../../src/mail/mail-text.ts';
import { enquiryToOperatorMessage } from '../../src/mail/messages/enquiry-to-operator.ts';
import { verificationMessage } from '../../src/mail/messages/verification.ts';
import { defaultMailTexts } from '../../src/shared/mail-texts.ts';
import { expectAccessible } from './axe.ts';

test('emails fit a phone, whatever was typed, and run no script', async ({ page }) => {
  const brand = { name: 'AI Compass', accent: '#0f766e', onAccent: '#ffffff' };
  const links = { unsubscribe: 'https://c.test/unsubscribe/u', deleteData: 'https://c.test/delete/d' };
  const long = 'Q'.repeat(300);
  const mails = [
    verificationMessage({ verify: `https://c.test/verify/${long}`, links, texts: defaultMailTexts }),
    enquiryToOperatorMessage(
      {
        email: 'ada@quay.test',
        name: '<img src=x onerror="document.title=1">',
        phone: '',
        company: long,
        jobTitle: '\u202Erenwo',
        message: `${long}\n</td></table><script>document.title = 1</script>`,
        companySize: '11-50',
      },
      { admin: 'https://c.test/admin' },
    ),
  ];
  await page.setViewportSize({ width: 390, height: 800 });
  for (const mail of mails) {
    const { subject, html } = layOutMail(mail, brand);
    await page.setContent(html);
    expect(await page.title()).toContain(subject);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect(page.locator('script, img')).toHaveCount(0);
    // The mail program provides landmarks and a page heading, so an email needs none.
    await expectAccessible(page, ['region', 'landmark-one-main', 'page-has-heading-one']);
  }
});
