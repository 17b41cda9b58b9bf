import { expect, it } from 'vitest';
import { richReport } from '#tests/support/report-samples.ts';
import { createRenderProcess } from './render-process.ts';
import { buildReportViewModel } from './view-model.ts';

const { render } = createRenderProcess({
  script: new URL('../../tests/support/fragile-typesetter.ts', import.meta.url),
  timeLimitMs: 3_000,
  memoryLimitBytes: 300 * 1024 ** 2,
});

const viewModel = buildReportViewModel(richReport());
const report = async (title: string) => {
  const document = { ...viewModel.document, title };
  const pdf = await render({ viewModel: { ...viewModel, document }, options: { comprehensive: false } });
  const [pid, ...words] = Buffer.from(pdf).toString().split(' ');
  return { pid, title: words.join(' ') };
};

it('answers each request with its own report, out of one process', async () => {
  const titles = ['one', 'two', 'three'];
  const reports = await Promise.all(titles.map(report));
  expect(reports.map(({ title }) => title)).toEqual(titles);
  expect(new Set(reports.map(({ pid }) => pid)).size).toBe(1);
});

it('tells why a report cannot be set, and goes on with the same process', async () => {
  const before = await report('before');
  await expect(report('refuse')).rejects.toThrow('unknown variable');
  expect((await report('after')).pid).toBe(before.pid);
});

it.each([
  ['aborts', 'abort', 'The process that sets reports ended'],
  ['hangs in native code', 'hang', 'took longer than 3 seconds'],
  ['hoards memory', 'hoard', 'took more than 300 MB of memory'],
])(
  'gives up a report that %s; those that wait get another process',
  async (_, title, reason) => {
    const before = await report('before');
    const [broken, waiting] = await Promise.allSettled([report(title), report('waiting')]);
    expect(broken).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining(reason) },
    });
    expect(waiting).toMatchObject({ status: 'fulfilled', value: { title: 'waiting' } });
    expect((await report('after')).pid).not.toBe(before.pid);
    expect(() => process.kill(Number(before.pid), 0)).toThrow('ESRCH');
  },
  20_000,
);
