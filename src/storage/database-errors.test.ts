import { describe, expect, it } from 'vitest';
import { AppError } from '#app/errors.ts';
import { translateError, withTranslatedErrors } from './database-errors.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('translateError', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a missing socket', withCode('ENOENT')],
    ['a server that is shutting down', withCode('57P01')],
    ['a server that is starting', withCode('57P03')],
    ['too many connections', withCode('53300')],
    ['a full disk', withCode('53100')],
    ['a statement that exceeds its time limit', withCode('57014')],
    ['a connection lost during a query', new Error('Connection terminated unexpectedly')],
    ['a pool without a free connection in time', new Error('timeout exceeded when trying to connect')],
    ['any of these inside another error', new Error('Failed query', { cause: withCode('57P01') })],
    ['several attempts that all failed', new AggregateError([withCode('ECONNREFUSED')], 'all')],
  ])('calls %s an unavailable database and keeps the cause', (_, error) => {
    const translated = translateError(error);
    expect(translated).toMatchObject({ code: 'database-unavailable', status: 503, cause: error });
  });

  it.each([
    ['a mistake in a query', withCode('42601', 'syntax error')],
    ['a broken constraint', new Error('Failed query', { cause: withCode('23505') })],
    ['an error of our own', new AppError('audit-not-found')],
    ['anything else', new TypeError('no')],
  ])('leaves %s unchanged', (_, error) => {
    expect(translateError(error)).toBe(error);
  });
});

describe('withTranslatedErrors', () => {
  it('passes results through and translates both rejections and exceptions', async () => {
    const store = withTranslatedErrors({
      answer: async (n: number) => n + 1,
      reject: async () => {
        throw withCode('08006');
      },
    });
    expect(await store.answer(1)).toBe(2);
    await expect(store.reject()).rejects.toMatchObject({ code: 'database-unavailable' });
  });
});
