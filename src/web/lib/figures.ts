const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const gbp = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const gbpRate = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'GBP' });
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export const formatUsd = (amount: number): string => usd.format(amount);

export const formatGbp = (amount: number): string => gbp.format(amount);

export const formatGbpRate = (amount: number): string => gbpRate.format(amount);

export const formatNumber = (value: number): string => plain.format(value);

export const formatDay = (date: Date): string => day.format(date);

export function formatCountOf(count: number, one: string, many = `${one}s`): string {
  return `${plain.format(count)} ${count === 1 ? one : many}`;
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** `share` is a fraction of 1. */
export const formatShare = (share: number): string => percent.format(share);

const percentDown = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 0,
  roundingMode: 'floor',
});
const percentUp = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 0,
  roundingMode: 'ceil',
});

/** Formats fractions of 1, rounded outward, so that the range does not look more precise than it is. */
export const formatShareRange = ({ low, high }: { low: number; high: number }): string =>
  `${percentDown.format(low)} to ${percentUp.format(high)}`;
