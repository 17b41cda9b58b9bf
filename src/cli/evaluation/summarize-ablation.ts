import { ablatableRules, combine, type RuleChange, type SiteCounts } from './ablate-site.ts';

export interface RuleEffect {
  rule: string;
  of: 'workflow' | 'offering' | 'task';
  sites: string[];
  change: SiteCounts;
}

export interface AblationSummary {
  base: SiteCounts;
  effects: RuleEffect[];
  idle: string[];
}

export function summarizeAblation(
  sites: readonly { name: string; base: SiteCounts; rules: readonly RuleChange[] }[],
): AblationSummary {
  const effects = ablatableRules.map(({ name, of }): RuleEffect => {
    const entries = sites.flatMap((site) =>
      site.rules.filter(({ rule }) => rule === name).map((entry) => ({ ...entry, site: site.name })),
    );
    return {
      rule: name,
      of,
      sites: entries.filter(({ changed }) => changed).map(({ site }) => site),
      change: addUp(entries.map(({ change }) => change)),
    };
  });
  return {
    base: addUp(sites.map(({ base }) => base)),
    effects,
    idle: effects.filter((effect) => effect.sites.length === 0).map(({ rule }) => rule),
  };
}

function addUp(counts: readonly SiteCounts[]): SiteCounts {
  return counts.reduce((one, other) => combine(one, other, (a, b) => a + b));
}

const columns: readonly [label: string, key: keyof SiteCounts][] = [
  ['workflows', 'workflows'],
  ['matched', 'expectedMatched'],
  ['right', 'workflowsRight'],
  ['wrong', 'workflowsWrong'],
  ['offerings', 'offerings'],
  ['named', 'offeringsNamed'],
  ['right', 'offeringsRight'],
  ['wrong', 'offeringsWrong'],
  ['tasks', 'tasks'],
  ['repeated', 'repeatedTasks'],
];

export function formatAblation({ base, effects, idle }: AblationSummary): string {
  const rows = [
    ['rule turned off', 'of', 'sites', ...columns.map(([label]) => label)],
    ['none', '', '', ...columns.map(([, key]) => String(base[key]))],
    ...effects.map(({ rule, of, sites, change }) => [
      rule,
      of,
      String(sites.length),
      ...columns.map(([, key]) => signed(change[key])),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return [
    ...lines,
    '',
    'Sites: how many sites change. Right and wrong: only findings with a stored verdict; a duplicate counts as wrong.',
    `Rules that change no site: ${idle.length === 0 ? 'none' : idle.join(', ')}`,
  ].join('\n');
}

function signed(value: number): string {
  return value === 0 ? '.' : value > 0 ? `+${value}` : String(value);
}
