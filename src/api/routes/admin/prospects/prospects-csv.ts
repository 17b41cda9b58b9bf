import { prospectCsvColumns } from '#shared/prospects/prospect-csv.ts';
import type { ProspectListDetail } from '#shared/schemas/prospect.ts';
import { toCsv } from '#shared/text/csv.ts';

export function prospectsCsv({ prospects }: ProspectListDetail, publicUrl: string): string {
  return toCsv(
    prospectCsvColumns.map(([title]) => title),
    prospects.map((prospect) => {
      const { auditId } = prospect;
      const result = {
        ...prospect,
        diagnosis: auditId === null ? null : `${publicUrl}/diagnosis/${auditId}`,
      };
      return prospectCsvColumns.map(([, value]) => value(result));
    }),
  );
}
