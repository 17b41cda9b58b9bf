import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ParsedProspect } from '#shared/prospects/parse-prospects.ts';
import { type ProspectResult, prospectCsvColumns } from '#shared/prospects/prospect-csv.ts';
import { auditSchema } from '#shared/schemas/audit.ts';
import { industrySchema } from '#shared/schemas/industry.ts';
import { roadmapSchema } from '#shared/schemas/roadmap.ts';
import { valueSummarySchema } from '#shared/schemas/value.ts';
import { toCsv } from '#shared/text/csv.ts';
import type { TerminalResult } from './compose-result.ts';

export interface ListFolder {
  folder: string;
  pathOf(prospect: ParsedProspect): string;
  /** Null if there is no earlier result, or it failed or can't be read. */
  read(prospect: ParsedProspect): Promise<z.infer<typeof storedSchema> | null>;
  write(prospect: ParsedProspect, result: TerminalResult): Promise<void>;
  writeTable(results: readonly ProspectResult[]): Promise<void>;
}

const storedSchema = z.object({
  audit: auditSchema.omit({ id: true, hasIcon: true }).extend({ id: z.null() }),
  industry: industrySchema,
  stats: auditSchema.shape.stats,
  value: valueSummarySchema,
  roadmap: roadmapSchema,
});

const maxName = 150;

export async function openListFolder(folder: string): Promise<ListFolder> {
  await mkdir(folder, { recursive: true });
  const pathOf = ({ siteKey }: ParsedProspect) => join(folder, `${nameOf(siteKey)}.json`);
  return {
    folder,
    pathOf,
    read: async (prospect) => {
      const text = await readFile(pathOf(prospect), 'utf8').catch(() => null);
      if (text === null) return null;
      const stored = storedSchema.safeParse(parseJson(text));
      return stored.success && stored.data.audit.failure === null ? stored.data : null;
    },
    write: (prospect, result) => writeWhole(pathOf(prospect), `${JSON.stringify(result, null, 2)}\n`),
    writeTable: (results) =>
      writeWhole(
        join(folder, 'results.csv'),
        toCsv(
          prospectCsvColumns.map(([title]) => title),
          results.map((result) => prospectCsvColumns.map(([, value]) => value(result))),
        ),
      ),
  };
}

function nameOf(siteKey: string): string {
  const name = encodeURIComponent(siteKey);
  if (name.length <= maxName) return name;
  return `${name.slice(0, maxName)}-${createHash('sha256').update(siteKey).digest('hex').slice(0, 16)}`;
}

async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
