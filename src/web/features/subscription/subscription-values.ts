import { aiImportances, subscriptionSchema } from '#shared/schemas/subscriber.ts';
import { explainIssue } from '#shared/text/explain-issue.ts';
import { firstMessages } from '#web/lib/first-messages.ts';

export const emptySubscription = { email: '', name: '', phone: '', company: '', aiImportance: '' };
export type SubscriptionValues = typeof emptySubscription;
export type SubscriptionField = keyof SubscriptionValues;

export const importanceOptions = [
  { value: '', label: 'Choose one' },
  ...aiImportances.map((value) => ({ value, label: value })),
];

const formSchema = subscriptionSchema.omit({ auditId: true });

export function checkSubscription(values: SubscriptionValues): Partial<Record<SubscriptionField, string>> {
  return firstMessages(formSchema.safeParse(values, { error: explainIssue }).error);
}
