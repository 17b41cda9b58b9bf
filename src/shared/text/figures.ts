const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const usdCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const gbp = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const upToOne = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const upToTwo = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const shortTime = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function formatUsd(amount: number): string {
  return usd.format(amount);
}

export function formatUsdRate(amount: number): string {
  return Number.isInteger(amount) ? usd.format(amount) : usdCents.format(amount);
}

export function formatGbp(amount: number): string {
  return gbp.format(amount);
}

export function formatCount(count: number): string {
  return whole.format(count);
}

/** Small but not nothing is "<0.1". */
export function formatHours(hours: number): string {
  if (hours > 0 && hours < 0.05) return '<0.1';
  return hours >= 100 ? whole.format(hours) : upToOne.format(hours);
}

export function formatUpToTwo(value: number): string {
  return upToTwo.format(value);
}

/** Takes a fraction of 1. */
export function formatShare(share: number): string {
  return percent.format(share);
}

export function formatPlural(count: number, one: string, many = `${one}s`): string {
  return `${whole.format(count)} ${count === 1 ? one : many}`;
}

/** In UTC. */
export function formatDate(iso: string): string {
  return longDate.format(new Date(iso));
}

export function formatTime(iso: string): string {
  return `${shortTime.format(new Date(iso))} UTC`;
}

export function roundEstimate(value: number): number {
  return Number(value.toPrecision(2));
}

/** For prices and typed amounts, use `formatUsd`; for rates, `formatUsdRate`. */
export function formatEstimatedUsd(amount: number): string {
  return usd.format(roundEstimate(amount));
}

/**
 * Rounds a difference as coarsely as the larger of the two amounts, because both appear side by
 * side: 33 next to 7,900 becomes 0.
 */
export function roundDifference(amount: number, likely: number): number {
  const digits = Math.floor(Math.log10(Math.max(Math.abs(amount), Math.abs(likely), 1)));
  const step = 10 ** Math.max(0, digits - 1);
  // Adding zero turns -0 into 0.
  return Math.round(amount / step) * step + 0;
}

export function formatEstimate(value: number): string {
  return formatHours(roundEstimate(value));
}

export function formatEstimatedHours(value: number): string {
  return nameHours(formatEstimate(value));
}

export function nameHours(hours: string): string {
  return `${hours} ${hours === '1' ? 'hour' : 'hours'}`;
}
