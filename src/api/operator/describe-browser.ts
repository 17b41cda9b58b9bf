/** Matched in this order, because many User-Agents also name other browsers. */
const programs: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: [name: string, pattern: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
];

export function describeBrowser(userAgent: string | undefined): string {
  const find = (known: typeof programs) => known.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const [program, system] = [find(programs), find(systems)];
  if (program === undefined) return 'an unknown browser';
  return system === undefined ? program : `${program} on ${system}`;
}
