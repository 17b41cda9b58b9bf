const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const usdRate = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
});
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const upToOne = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const upToTwo = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

export function formatUsd(amount: number): string {
  return usd.format(amount);
}

/** '$30', '$48.75'. */
export function formatUsdRate(amount: number): string {
  return Number.isInteger(amount) ? usd.format(amount) : usdRate.format(amount);
}

export function formatCount(count: number): string {
  return whole.format(count);
}

/** '2.5', '186.1', '1,204': exact enough to multiply by a rate. */
export function formatHours(hours: number): string {
  return hours >= 1000 ? whole.format(hours) : upToOne.format(hours);
}

/** '4', '6.75'; an en dash if unknown. */
export function formatCell(value: number | null): string {
  return value === null ? '–' : upToTwo.format(value);
}

export function formatTwoDecimals(value: number | null): string {
  return value === null ? 'N/A' : value.toFixed(2);
}

/** Formats a fraction of 1: '20%'. */
export function formatShare(share: number): string {
  return percent.format(share);
}

export function formatPlural(count: number, one: string, many = `${one}s`): string {
  return `${whole.format(count)} ${count === 1 ? one : many}`;
}
