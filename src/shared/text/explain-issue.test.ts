import { expect, it } from 'vitest';
import { z } from 'zod';
import { explainIssue } from './explain-issue.ts';

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: explainIssue }).error?.issues[0]?.message;

it.each([
  [z.string().max(60), 'x'.repeat(61), 'At most 60 characters'],
  [z.string().min(1), '', 'This field is required'],
  [z.string().min(2), 'x', 'At least 2 characters'],
  [z.string(), undefined, 'This field is required'],
  [z.string(), 5, 'Enter text'],
  [z.number().max(1), 2, 'At most 1'],
  [z.number().gt(0), 0, 'More than 0'],
  [z.int(), 1.5, 'Enter a whole number'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entry'],
  [z.boolean(), 'yes', 'Must be true or false'],
  [z.enum(['a', 'b', 'c']), 'd', 'Must be “a”, “b”, or “c”'],
  [z.email(), 'x', 'Please enter a valid email address'],
  [z.union([z.number(), z.boolean()]), 'x', 'This value is not allowed here'],
])('says what to correct: %#', (schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});

it('leaves the messages that a schema has of its own', () => {
  expect(messageOf(z.string().min(1, 'Full Name is required'), '')).toBe('Full Name is required');
});
