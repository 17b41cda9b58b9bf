import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from './field-messages.ts';

const strict = z.strictObject({ name: z.string('Name is required') });

function fieldsFor(value: unknown) {
  const parsed = strict.safeParse(value);
  if (parsed.success) throw new Error('The value holds');
  return fieldsOf(parsed.error);
}

describe('invalid fields', () => {
  it('are listed with their first message, even unknown ones', () => {
    expect(fieldsFor({ nane: 1 })).toEqual({
      fields: { name: 'Name is required', nane: 'Unknown field' },
      unnamed: 0,
    });
  });

  it('are only counted after the twentieth', () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`key${n}`, n]));
    const { fields, unnamed } = fieldsFor({ name: 'Ada', ...many });
    expect(Object.keys(fields)).toHaveLength(20);
    expect(unnamed).toBe(4_980);
  });

  it('are shortened if their names are long', () => {
    const { fields } = fieldsFor({ name: 'Ada', ['x'.repeat(50_000)]: 1 });
    expect(Object.keys(fields)).toEqual([`${'x'.repeat(200)}…`]);
  });
});
