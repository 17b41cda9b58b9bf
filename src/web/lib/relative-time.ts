const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];
const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

export function relativeTime(date: string | null | undefined, now: Date): string {
  const then = date ? new Date(date) : null;
  if (!then || Number.isNaN(then.getTime())) return '–';
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1000);
  const unit = units.find(([, length]) => seconds >= length);
  return unit ? words.format(-Math.floor(seconds / unit[1]), unit[0]) : 'less than a minute ago';
}
