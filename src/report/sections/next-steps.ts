import { clipName, clipSentence } from '#report/clip-text.ts';
import type { ReportInput } from '#report/report-input.ts';
import { findPlanItems } from '#shared/recommendations/plan-items.ts';
import { nextStepIds, nextStepTitles } from '#shared/report-texts.ts';
import { moneyIn } from '#shared/text/money.ts';

export function describeNextSteps(input: ReportInput) {
  const { profile, tasks } = input;
  const { email, phone, bookingUrl } = profile.contact;
  return {
    steps: tasks.length > 0 ? afterDiagnosis(input) : withoutDiagnosis,
    email,
    phone: clipName(phone, ''),
    booking: bookingUrl ? { label: 'Book a call', href: bookingUrl } : null,
  };
}

function afterDiagnosis({ profile, modules, roadmap, businessCase }: ReportInput) {
  const items = findPlanItems({ modules, roadmap, businessCase }, moneyIn(profile.currency));
  return nextStepIds.map((id) => ({
    title: nextStepTitles[id],
    text: clipSentence(profile.report.nextSteps[id]),
    item: clipSentence(items[id]),
  }));
}

const withoutDiagnosis = [
  {
    title: 'Enter your workflows and tasks by hand',
    text: 'Use Manual Data Entry on the home page to get the same diagnosis without a website.',
    item: '',
  },
  {
    title: nextStepTitles.consultation,
    text: 'Tell our team how you work; a conversation often reveals more than a website.',
    item: '',
  },
];
