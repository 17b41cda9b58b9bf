/** New naming variants come first, because the first that fits wins. */
export function extendDefinition<Definition extends object>(base: Definition, added: object): Definition {
  const fields = new Map<string, unknown>(Object.entries(base));
  const extended = Object.entries(added)
    .filter(([field]) => field !== 'extend')
    .map(([field, value]) => [field, mergeField(field, fields.get(field), value)]);
  return { ...base, ...Object.fromEntries(extended) };
}

function mergeField(field: string, base: unknown, added: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(added))
    return field === 'variants' ? [...added, ...base] : mergeLists(base, added);
  if (isGroup(base) && isGroup(added)) return extendDefinition(base, added);
  return added;
}

function mergeLists(base: readonly unknown[], added: readonly unknown[]): unknown[] {
  const replacedBy = (entry: unknown) =>
    added.find((other) => idOf(other) !== null && idOf(other) === idOf(entry));
  const known = new Set(base.map(idOf));
  return [
    ...base.map((entry) => replacedBy(entry) ?? entry),
    ...added.filter((entry) => idOf(entry) === null || !known.has(idOf(entry))),
  ];
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idOf(entry: unknown): string | null {
  return isGroup(entry) && 'id' in entry && typeof entry.id === 'string' ? entry.id : null;
}
