import { eq } from 'drizzle-orm';
import { companyTeamSchema } from '#shared/schemas/company-model.ts';
import { industrySchema } from '#shared/schemas/industry.ts';
import type { Drizzle } from './database.ts';
import type { ScanFindings } from './scan-record.ts';
import { scans } from './schema.ts';
import { rowsOfDiagnosis } from './stored-diagnosis.ts';

export async function loadFindings(db: Drizzle, scanId: number): Promise<ScanFindings | null> {
  const [scan] = await db.select().from(scans).where(eq(scans.id, scanId));
  const readAt = scan?.readAt ?? scan?.completedAt ?? null;
  if (scan?.status !== 'completed' || readAt === null) return null;
  const { analysisVersion: analysis, knowledgeVersion: knowledge } = scan;
  return {
    workflows: rowsOfDiagnosis({ workflows: scan.diagnosis ?? [], offerings: [] }).workflows,
    industry: industrySchema.nullable().parse(scan.industry),
    team: companyTeamSchema.nullable().parse(scan.team),
    pagesScanned: scan.pagesScanned,
    readAt,
    versions: analysis === null || knowledge === null ? null : { analysis, knowledge },
  };
}
