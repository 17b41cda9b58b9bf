import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { richReport } from '#tests/support/report-samples.ts';
import { createRenderProcess, type RenderProcess } from './render-process.ts';
import { buildReportViewModel } from './view-model.ts';

const patientMs = 120_000;
const createProcess = (timeLimitMs: number) =>
  createRenderProcess({
    script: new URL('../../tests/support/fragile-typesetter.ts', import.meta.url),
    timeLimitMs,
    memoryLimitBytes: 300 * 1024 ** 2,
    retireAboveBytes: 150 * 1024 ** 2,
  });

const viewModel = buildReportViewModel(richReport());
const reporting =
  ({ render }: RenderProcess) =>
  async (title: string) => {
    const document = { ...viewModel.document, title };
    const pdf = await render({
      format: 'pdf',
      viewModel: { ...viewModel, document },
      options: { comprehensive: false },
    });
    const [pid, ...words] = Buffer.from(pdf).toString().split(' ');
    return { pid, title: words.join(' ') };
  };
const report = reporting(createProcess(patientMs));

it('answers each request with its own report, from one process', async () => {
  const titles = ['one', 'two', 'three'];
  const reports = await Promise.all(titles.map(report));
  expect(reports.map(({ title }) => title)).toEqual(titles);
  expect(new Set(reports.map(({ pid }) => pid)).size).toBe(1);
});

it('reports why a report cannot be rendered, and continues with the same process', async () => {
  const before = await report('before');
  await expect(report('refuse')).rejects.toThrow('unknown variable');
  expect((await report('after')).pid).toBe(before.pid);
});

// Only the report that hangs needs a short limit, which must still leave time to start another process.
it.each([
  ['aborts', 'abort', patientMs, 'The report process ended'],
  ['hangs in native code', 'hang', 8_000, 'took longer than 8 seconds'],
  ['hoards memory', 'hoard', patientMs, 'used more than 300 MB of memory'],
])('abandons a report that %s; waiting ones get another process', async (_, title, timeLimitMs, reason) => {
  const report = reporting(createProcess(timeLimitMs));
  const before = await report('before');
  const [broken, waiting] = await Promise.allSettled([report(title), report('waiting')]);
  expect(broken).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining(reason) },
  });
  expect(waiting).toMatchObject({ status: 'fulfilled', value: { title: 'waiting' } });
  expect((await report('after')).pid).not.toBe(before.pid);
  expect(() => process.kill(Number(before.pid), 0)).toThrow('ESRCH');
});

it.each(['abort when used', 'hoard when used'])(
  'renders a report again in a new process if it failed in a used one: %s',
  async (title) => {
    const report = reporting(createProcess(patientMs));
    const before = await report('before');
    const again = await report(title);
    expect(again.title).toBe(title);
    expect(again.pid).not.toBe(before.pid);
    expect((await report('after')).pid).toBe(again.pid);
  },
);

it('renders the next report in a new process after one that left much in memory', async () => {
  const report = reporting(createProcess(patientMs));
  const large = await report('keep');
  const again = await report('keep');
  expect(again.pid).not.toBe(large.pid);
  expect(() => process.kill(Number(large.pid), 0)).toThrow('ESRCH');
  const [small, next] = [await report('small'), await report('small too')];
  expect(next.pid).toBe(small.pid);
});

it('renders a report again if its process was killed', async () => {
  const { render } = createProcess(patientMs);
  const folder = mkdtempSync(join(tmpdir(), 'killed-once-'));
  const marker = join(folder, 'killed');
  const document = { ...viewModel.document, title: `abort once ${marker}` };
  const pdf = await render({
    format: 'pdf',
    viewModel: { ...viewModel, document },
    options: { comprehensive: false },
  });
  expect(existsSync(marker)).toBe(true);
  expect(Buffer.from(pdf).toString()).toContain('abort once');
  rmSync(folder, { recursive: true });
});
