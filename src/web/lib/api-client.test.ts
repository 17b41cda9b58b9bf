import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { callApi, getJson, postJson } from './api-client.ts';
import { ApiError, messageForVisitor } from './api-error.ts';

const answer = (status: number, body: string, statusText = '') => new Response(body, { status, statusText });

function stubFetch(response: Response) {
  const fetchStub = vi.fn<typeof fetch>().mockResolvedValue(response);
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('The call succeeded.');
}

describe('the API client', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('sends cookies, and a body as JSON', async () => {
    const fetchStub = stubFetch(answer(200, '{"id":7}'));
    expect(await postJson('/api/audits', { website: 'a.example' })).toEqual({ id: 7 });
    const [path, init] = fetchStub.mock.calls[0] ?? [];
    expect(path).toBe('/api/audits');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"website":"a.example"}' });
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  it('sends no content type without a body', async () => {
    const fetchStub = stubFetch(answer(200, '[]'));
    await getJson('/api/admin/audits');
    expect(fetchStub.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', headers: {}, body: undefined });
  });

  it('returns undefined for an empty body', async () => {
    stubFetch(new Response(null, { status: 204 }));
    expect(await callApi('DELETE', '/api/admin/session')).toBeUndefined();
  });

  it('throws "status: body text" and keeps the parsed message, code and fields', async () => {
    const body = JSON.stringify({
      error: 'No',
      message: 'Not now',
      code: 'rate-limited',
      fields: { website: 'Too long', x: 3 },
    });
    stubFetch(answer(429, body, 'Too Many Requests'));
    const error = await errorOf(getJson('/api/config'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `429: ${body}`,
      status: 429,
      code: 'rate-limited',
      fields: { website: 'Too long' },
    });
    expect(messageForVisitor(error, 'fallback')).toBe('Not now');
  });

  it('falls back to the status text, and to the standard phrase when that is empty', async () => {
    stubFetch(answer(503, '', 'Away'));
    expect(await errorOf(getJson('/x'))).toMatchObject({ message: '503: Away' });
    stubFetch(answer(503, ''));
    const error = await errorOf(getJson('/x'));
    expect(error).toMatchObject({ message: '503: Service Unavailable', publicMessage: null });
    expect(messageForVisitor(error, 'fallback')).toBe('503: Service Unavailable');
  });

  it('keeps a body that is not JSON as the text', async () => {
    stubFetch(answer(502, '<h1>Bad gateway</h1>'));
    expect(await errorOf(getJson('/x'))).toMatchObject({ message: '502: <h1>Bad gateway</h1>', fields: {} });
  });

  it.each([
    ['', false],
    ['{}', false],
    ['{"code":"internal"}', false],
    ['{"error":"Not now"}', true],
    ['boom', true],
  ])('knows whether the answer %j says why', async (body, saysWhy) => {
    stubFetch(answer(500, body));
    expect(await errorOf(getJson('/x'))).toMatchObject({ saysWhy });
  });

  it('returns the fallback for errors without a message', () => {
    expect(messageForVisitor('odd', 'Please try again.')).toBe('Please try again.');
    expect(messageForVisitor(z.string().safeParse(7).error, 'x')).toMatch(/can't read/);
    expect(messageForVisitor(new SyntaxError('Unexpected token <'), 'x')).toMatch(/can't read/);
    expect(messageForVisitor(new TypeError('Failed to fetch'), 'x')).toMatch(/couldn't reach the server/);
  });
});
