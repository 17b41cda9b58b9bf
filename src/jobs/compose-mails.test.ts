import { expect, it } from 'vitest';
import { defaultProfile } from '#catalogue/profile/default-profile.ts';
import { contrastRatio } from '#shared/color/contrast.ts';
import { createMailComposer } from './compose-mails.ts';

const now = () => new Date('2026-11-22T10:00:00Z');
const profile = {
  brand: { ...defaultProfile.brand, accentLight: '#ffe600' },
  contact: { ...defaultProfile.contact, bookingUrl: 'https://book.example/mara' },
  mails: {
    ...defaultProfile.mails,
    reportReady: { subject: 'Here it is: your {report}', opening: 'As promised, your {report}.' },
    signature: 'Mara Quay\n\nQuay Consulting',
  },
};
const composer = createMailComposer({ profile, publicUrl: 'https://c.test', now });
const subscriber = {
  email: 'ada@example.com',
  domain: 'quay.test',
  auditId: 7,
} as Parameters<typeof composer.reportReady>[0];

it("uses the profile's wording, signature, and booking link", () => {
  const mail = composer.reportReady(subscriber);
  expect(mail.subject).toBe('Here it is: your AI diagnosis report for quay.test');
  for (const part of [
    'As promised, your AI diagnosis report',
    'https://book.example/mara',
    'Quay Consulting',
  ])
    expect(mail.text).toContain(part);
  expect(composer.verification('ada@example.com').text).toContain('Mara Quay');
});

it('darkens a pale accent until it and the text on it are legible', () => {
  const { html } = composer.verification('ada@example.com');
  const [, accent = '', ink = ''] = /background:(#[0-9a-f]{6});color:(#[0-9a-f]{6})/.exec(html) ?? [];
  expect(contrastRatio(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(ink, accent)).toBeGreaterThanOrEqual(4.5);
});
