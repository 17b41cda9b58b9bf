import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { renameFont } from '#tests/support/rename-font.ts';
import { richReport } from '#tests/support/report-samples.ts';
import { createRenderProcess } from './render-process.ts';
import { buildReportViewModel } from './view-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-fonts-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

async function fontsFor(name: string): Promise<string[]> {
  const report = richReport();
  const workflows = report.workflows.map((workflow, at) => (at === 0 ? { ...workflow, name } : workflow));
  const { render } = createRenderProcess({
    script: new URL('./render-report.worker.ts', import.meta.url),
    timeLimitMs: 30_000,
    retireAboveBytes: 1024 ** 3,
    memoryLimitBytes: 1024 ** 3,
  });
  const viewModel = buildReportViewModel({ ...report, workflows });
  const pdf = await render({ format: 'pdf', viewModel, options: { comprehensive: false } });
  const found = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\/BaseFont \/[A-Z]{6}\+(\S+)/g);
  return Array.from(found, ([, font]) => font ?? '');
}

it('renders Korean in its own font if the package is installed, and otherwise names the script', async () => {
  expect(await fontsFor('한글')).not.toContain('NotoSansKR-Regular');

  const { resolve } = createRequire(import.meta.url);
  const latin = readFileSync(resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'));
  const file = join(folder, '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, renameFont(latin, 'Noto Sans KR', '한글'));
  vi.stubEnv('NODE_PATH', folder);
  expect(await fontsFor('한글')).toContain('NotoSansKR-Regular');
});
