import type { SeenNotCounted } from '#shared/schemas/seen-not-counted.ts';
import { foldName } from '#shared/text/fold-name.ts';
import { unsureRule } from '../decide/unsure-rule.ts';
import type { TracedCandidate } from '../trace/trace.ts';

const maxShown = 12;

/**
 * Reasons shown to the owner, by the rule that dropped the workflow. Null means that we show why
 * the first refused quote didn't count or, if there is none, the rule's own reason. Workflows that
 * other rules drop aren't shown.
 */
const plainReasons: Readonly<Record<string, string | null>> = {
  [unsureRule.name]: 'The website suggests it, but says too little for us to be sure.',
  'poorly-supported': 'The website says too little about it for us to count it.',
  'too-weak': 'The website mentions it only in passing.',
  'only-a-word': 'Only a menu entry or a heading names it; no sentence says that you do it.',
  'only-refused': null,
  'ruled-out': null,
};

export function seenNotCounted(
  candidates: readonly TracedCandidate[],
  shown: { ids: ReadonlySet<string>; names: ReadonlySet<string> },
): SeenNotCounted[] {
  const dropped = candidates.flatMap((candidate) => {
    const reason = reasonToShow(candidate);
    const quoted = strongestQuote(candidate);
    if (
      candidate.kind !== 'workflow' ||
      shown.ids.has(candidate.id) ||
      shown.names.has(foldName(candidate.name)) ||
      reason === null ||
      quoted === null
    )
      return [];
    const { url, quote, strength } = quoted;
    const suggested = droppingRule(candidate) === unsureRule.name;
    return [
      {
        strength,
        entry: { definitionId: candidate.id, name: candidate.name, reason, quote, url, suggested },
      },
    ];
  });
  // One sentence often suggests several workflows; only the first is shown.
  const byQuote = new Map<string, SeenNotCounted>();
  for (const { entry } of dropped.toSorted(
    (a, b) => Number(b.entry.suggested) - Number(a.entry.suggested) || b.strength - a.strength,
  )) {
    if (!byQuote.has(entry.quote)) byQuote.set(entry.quote, entry);
  }
  return [...byQuote.values()].slice(0, maxShown);
}

function droppingRule({ verdicts }: TracedCandidate): string | undefined {
  return verdicts.find(({ outcome }) => outcome === 'drop')?.rule;
}

function reasonToShow({ verdicts, refused }: TracedCandidate): string | null {
  const drop = verdicts.find(({ outcome }) => outcome === 'drop');
  // After it was dropped, it may have been shown under the name of an offering.
  if (!drop || !(drop.rule in plainReasons) || verdicts.at(-1)?.outcome === 'merge') return null;
  return plainReasons[drop.rule] ?? asSentence(refused[0]?.reason ?? drop.reason);
}

function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/\.+$/, '')}.`;
}

/** Falls back to a quote that didn't count, because the owner may know better. */
function strongestQuote({
  signals,
  refused,
}: TracedCandidate): { url: string; quote: string; strength: number } | null {
  const quoted = signals.flatMap(({ evidence, strength }) => (evidence ? [{ ...evidence, strength }] : []));
  const [strongest] = quoted.toSorted((a, b) => b.strength - a.strength);
  const [first] = refused;
  return strongest ?? (first ? { ...first.evidence, strength: 0 } : null);
}
