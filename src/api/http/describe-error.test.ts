import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

describe('describeError', () => {
  it("says what failed and where, without the query's parameters", () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.com)',
    });
    const error = new Error('Failed query: insert into x values ($1)\nparams: ada@example.com', { cause });
    const described = describeError(error);
    expect(described).toMatchObject({
      name: 'Error',
      message: 'Failed query: insert into x values ($1)',
      cause: { message: 'duplicate key', code: '23505' },
    });
    expect(described.stack[0]).toMatch(/^at .*describe-error\.test\.ts/);
    expect(JSON.stringify(described)).not.toContain('ada@example.com');
  });

  it("handles values that aren't errors, very long messages, and circular causes", () => {
    expect(describeError('text')).toEqual({ name: 'NonError', message: 'string', stack: [] });
    expect(describeError(new Error('x'.repeat(5000))).message).toHaveLength(500);
    const circular = new Error('round');
    circular.cause = circular;
    expect(JSON.stringify(describeError(circular)).match(/"round"/g)).toHaveLength(5);
  });
});
