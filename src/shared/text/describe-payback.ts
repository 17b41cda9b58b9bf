import type { Payback } from '../schemas/module.ts';

/** From this many months on, an exact figure would look too precise. */
const longMonths = 60;

export function describePayback(payback: Payback | null): string {
  if (payback === null) return 'Not expected to pay for itself on time saved alone';
  if (payback.likely >= longMonths) return 'Takes five years or more to pay for itself on time saved alone';
  return `Pays for itself in about ${writeMonths(payback)}`;
}

export function formatPayback(payback: Payback | null): string {
  if (payback === null) return 'Not from hours saved alone';
  if (payback.likely >= longMonths) return 'Five years or more';
  return `About ${writeMonths(payback)}`;
}

function writeMonths(payback: Payback): string {
  const [low, likely] = [roundMonths(payback.low), roundMonths(payback.likely)];
  const about = `${likely} ${likely === 1 ? 'month' : 'months'}`;
  if (payback.high === null) return `${about} (${low} at best, never at the low estimate)`;
  const high = roundMonths(payback.high);
  if (low === high) return about;
  return `${about} (${low} to ${high >= longMonths ? 'more than 60' : high})`;
}

/** Weeks would look too precise. */
function roundMonths(months: number): number {
  return Math.max(1, Math.round(months));
}
