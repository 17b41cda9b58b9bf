export function changedFields<Values extends object>(before: Values, after: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const name of Object.keys(after) as (keyof Values)[]) {
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changed[name] = after[name];
  }
  return changed;
}
