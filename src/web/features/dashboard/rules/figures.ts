const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const upToOne = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const upToTwo = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export function formatExactHours(hours: number): string {
  return hours >= 1000 ? whole.format(hours) : upToOne.format(hours);
}

export function formatCell(value: number | null): string {
  return value === null ? '–' : upToTwo.format(value);
}

export function formatTwoDecimals(value: number | null): string {
  return value === null ? 'N/A' : value.toFixed(2);
}
