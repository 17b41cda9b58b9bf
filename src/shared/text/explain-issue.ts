import type { z } from 'zod';
import { anyOf } from './list-of.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const wanted: Readonly<Record<string, string>> = {
  string: 'Enter text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
};

/** What to correct, for rules of a schema that have no message of their own. Undefined keeps zod's own text. */
export function explainIssue(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'This field is required'
        : wanted[issue.expected];
    case 'too_big':
      return `${issue.inclusive === false ? 'Less than' : 'At most'} ${limitOf(issue, issue.maximum)}`;
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'This field is required';
      return `${issue.inclusive === false ? 'More than' : 'At least'} ${limitOf(issue, issue.minimum)}`;
    case 'invalid_value':
      return `Must be ${anyOf(issue.values.map((value) => (value === '' ? 'empty' : `“${String(value)}”`)))}`;
    case 'invalid_format':
      return issue.format === 'email'
        ? 'Please enter a valid email address'
        : 'This is not in the right format';
    case 'invalid_union':
      return 'This value is not allowed here';
    default:
      return undefined;
  }
}

const units: Readonly<Record<string, string>> = { string: 'character', array: 'entry' };

function limitOf({ origin }: { origin: string }, limit: number | bigint): string {
  const unit = units[origin];
  if (unit === undefined) return String(limit);
  const many = unit === 'entry' ? 'entries' : `${unit}s`;
  return `${limit} ${Number(limit) === 1 ? unit : many}`;
}
