import { layOutMail, type MailBrand, type MailContent } from '#mail/mail-text.ts';
import { enquiryReceiptMessage } from '#mail/messages/enquiry-receipt.ts';
import { enquiryToOperatorMessage } from '#mail/messages/enquiry-to-operator.ts';
import { exitLinksMessage } from '#mail/messages/exit-links.ts';
import { reportReadyMessage } from '#mail/messages/report-ready.ts';
import type { VisitorLinks } from '#mail/messages/small-print.ts';
import { subscriberToOperatorMessage } from '#mail/messages/subscriber-to-operator.ts';
import { testMessage } from '#mail/messages/test-message.ts';
import { verificationHours, verificationMessage } from '#mail/messages/verification.ts';
import { inkOnAccent, legibleAccent } from '#shared/color/legible-accent.ts';
import { reportAccessDays } from '#shared/report-consent.ts';
import type { Enquiry } from '#shared/schemas/enquiry.ts';
import type { Profile } from '#shared/schemas/profile.ts';
import type { MailDraft, MailKind, NewToken, TokenPurpose } from '#storage/outbox-record.ts';
import type { SubscriberRecord } from '#storage/subscriber-record.ts';
import { hashToken, makeToken } from '#storage/tokens.ts';

export interface MailComposer {
  verification(email: string): MailDraft;
  reportReady(subscriber: SubscriberRecord): MailDraft;
  exitLinks(email: string): MailDraft;
  newSubscriber(subscriber: SubscriberRecord): MailDraft;
  test(to: string): MailDraft;
  enquiry(enquiry: Enquiry): MailDraft[];
}

const hourMs = 3_600_000;
const deliverWithinMs = 7 * 24 * hourMs;
/** Long, because these links should still work in old emails. */
const exitLinksMs = 365 * 24 * hourMs;

interface ComposerOptions {
  profile: Pick<Profile, 'brand' | 'contact' | 'mails'>;
  publicUrl: string;
  now: () => Date;
}

export function createMailComposer(options: ComposerOptions): MailComposer {
  const { profile, publicUrl } = options;
  const admin = `${publicUrl}/admin`;
  const toVisitor = createVisitorDrafts(options);
  const toOperator = createOperatorDrafts(options);
  return {
    verification: (email) =>
      toVisitor(
        'verification',
        email,
        ({ verify, ...links }) => verificationMessage({ verify: verify(), links, texts: profile.mails }),
        verificationHours * hourMs,
      ),
    reportReady: ({ email, domain, auditId }) =>
      toVisitor('report-ready', email, (links) =>
        reportReadyMessage({
          domain,
          report: `${publicUrl}/report/${auditId}`,
          validDays: reportAccessDays,
          links,
          texts: profile.mails,
          bookingUrl: profile.contact.bookingUrl ?? null,
        }),
      ),
    exitLinks: (email) => toVisitor('exit-links', email, (links) => exitLinksMessage({ links })),
    newSubscriber: (subscriber) =>
      toOperator(
        'subscriber-to-operator',
        subscriber.email,
        subscriberToOperatorMessage(subscriber, {
          domain: subscriber.domain,
          diagnosis: `${publicUrl}/diagnosis/${subscriber.auditId}`,
          admin,
        }),
      ),
    test: (to) => ({
      ...toOperator('test', '', testMessage({ health: `${admin}/health` })),
      to,
      replyTo: null,
    }),
    enquiry: (enquiry) => [
      toOperator('enquiry-to-operator', enquiry.email, enquiryToOperatorMessage(enquiry, { admin })),
      toVisitor('enquiry-receipt', enquiry.email, (links) =>
        enquiryReceiptMessage({ contact: profile.contact, links, texts: profile.mails }),
      ),
    ],
  };
}

function createVisitorDrafts({ profile, publicUrl, now }: ComposerOptions) {
  const inMs = (ms: number) => new Date(now().getTime() + ms);
  return (
    kind: MailKind,
    to: string,
    write: (links: VisitorLinks & { verify: () => string }) => MailContent,
    withinMs = deliverWithinMs,
  ): MailDraft => {
    const tokens: NewToken[] = [];
    const links: string[] = [];
    const link = (purpose: TokenPurpose, validMs: number) => {
      const token = makeToken();
      tokens.push({ hash: hashToken(token), purpose, expiresAt: inMs(validMs) });
      const url = `${publicUrl}/${purpose}/${token}`;
      links.push(url);
      return url;
    };
    const unsubscribe = link('unsubscribe', exitLinksMs);
    const content = write({
      unsubscribe,
      deleteData: link('delete', exitLinksMs),
      verify: () => link('verify', verificationHours * hourMs),
    });
    return {
      kind,
      to,
      about: to,
      replyTo: null,
      ...layOutMail(content, brandOf(profile)),
      unsubscribeUrl: unsubscribe,
      tokens,
      links: content.action ? [...new Set([content.action.url, ...links])] : links,
      expiresAt: inMs(withinMs),
    };
  };
}

function createOperatorDrafts({ profile, now }: ComposerOptions) {
  return (kind: MailKind, about: string, content: MailContent): MailDraft => ({
    kind,
    to: profile.contact.email,
    about,
    replyTo: about,
    ...layOutMail(content, brandOf(profile)),
    unsubscribeUrl: null,
    tokens: [],
    links: [],
    expiresAt: new Date(now().getTime() + deliverWithinMs),
  });
}

function brandOf({ brand }: ComposerOptions['profile']): MailBrand {
  const accent = legibleAccent(brand.accentLight, 'light');
  return { name: brand.name, accent, onAccent: inkOnAccent(accent) };
}
