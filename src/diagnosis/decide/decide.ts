import type { Candidate, Rule } from './verdict.ts';

export const acceptedRule = 'accepted';

/** A candidate's last verdict names the rule that dropped or merged it, or `accepted`. */
export function decide<C extends Candidate, X>(
  candidates: readonly C[],
  rules: readonly Rule<C, X>[],
  context: X,
  disabled: ReadonlySet<string> = new Set(),
): C[] {
  let open = [...candidates];
  for (const rule of rules) {
    if (!disabled.has(rule.name)) open = applyRule(open, rule, context);
  }
  for (const candidate of open)
    candidate.verdicts.push({ rule: acceptedRule, outcome: 'keep', reason: 'No rule objected.' });
  return open;
}

function applyRule<C extends Candidate, X>(candidates: readonly C[], rule: Rule<C, X>, context: X): C[] {
  const open = new Set(candidates);
  for (const candidate of candidates) {
    const ruling = rule.judge(candidate, context, [...open]);
    if (ruling === null) continue;
    const { outcome, reason } = ruling;
    if (ruling.outcome === 'merge') {
      candidate.verdicts.push({ rule: rule.name, outcome, reason, into: ruling.into.id });
      ruling.into.merged.push(candidate);
    } else candidate.verdicts.push({ rule: rule.name, outcome, reason });
    if (ruling.outcome === 'demote') Object.assign(candidate, ruling.change);
    if (ruling.outcome === 'merge' || ruling.outcome === 'drop') open.delete(candidate);
  }
  return candidates.filter((candidate) => open.has(candidate));
}
