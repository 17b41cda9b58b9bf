import { writeFile } from 'node:fs/promises';
import { renderReportPdf } from '#report/render-report.ts';
import { buildReportViewModel } from '#report/view-model.ts';
import type { Profile } from '#shared/schemas/profile.ts';
import type { TerminalResult } from './compose-result.ts';

export async function writeReport(
  file: string,
  result: TerminalResult,
  profile: Profile,
  comprehensive: boolean,
): Promise<void> {
  const generatedAt = result.audit.completedAt ?? result.audit.createdAt;
  const viewModel = buildReportViewModel({ ...result, profile, generatedAt });
  await writeFile(file, await renderReportPdf(viewModel, { comprehensive }));
}
