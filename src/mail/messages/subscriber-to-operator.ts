import type { Subscription } from '#shared/schemas/subscriber.ts';
import { type MailContent, toOneLine } from '../mail-text.ts';

export function subscriberToOperatorMessage(
  subscriber: Subscription,
  { domain, diagnosis, admin }: { domain: string; diagnosis: string; admin: string },
): MailContent {
  const about = domain === '' ? 'a diagnosis entered by hand' : domain;
  return {
    subject: `New report subscriber: ${toOneLine(subscriber.name)} (${about})`,
    paragraphs: [`A visitor verified an email address to get the report for ${about}.`],
    facts: [
      { label: 'Name', value: toOneLine(subscriber.name) },
      { label: 'Email', value: subscriber.email },
      { label: 'Phone', value: toOneLine(subscriber.phone) },
      { label: 'Company', value: toOneLine(subscriber.company) },
      { label: 'Importance of AI', value: subscriber.aiImportance },
    ].filter(({ value }) => value !== ''),
    action: { label: 'Open the diagnosis', url: diagnosis },
    smallPrint: [{ text: 'All subscribers:', link: { label: 'Admin dashboard', url: admin } }],
  };
}
