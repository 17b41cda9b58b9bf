import { describe, expect, it, vi } from 'vitest';
import { createReportCache } from './report-cache.ts';

const report = { id: 7, version: '1.4', variant: 'short' };
const pdf = (text: string) => new TextEncoder().encode(text);

describe('the report cache', () => {
  it('renders a report once for each version and kind, however many requests there are', async () => {
    const cache = createReportCache(() => new Date(0));
    const render = vi.fn(async () => pdf('first'));
    const answers = await Promise.all([cache.get(report, render), cache.get(report, render)]);
    expect(answers).toEqual([pdf('first'), pdf('first')]);
    await cache.get(report, render);
    expect(render).toHaveBeenCalledTimes(1);
    await cache.get({ ...report, variant: 'long' }, render);
    await cache.get({ ...report, version: '1.5' }, render);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('keeps no failures, nothing for longer than ten minutes, and nothing after clearing', async () => {
    let ms = 0;
    const cache = createReportCache(() => new Date(ms));
    await expect(cache.get(report, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const render = vi.fn(async () => pdf('again'));
    await cache.get(report, render);
    ms = 10 * 60_000;
    await cache.get(report, render);
    expect(render).toHaveBeenCalledTimes(2);
    cache.clear();
    await cache.get(report, render);
    expect(render).toHaveBeenCalledTimes(3);
  });
});
