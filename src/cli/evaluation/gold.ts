import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const goldWorkflowSchema = z.object({
  workflow: z.string(),
  /** Pages that show it, as paths within the site. */
  evidence: z.array(z.string()).default([]),
  kind: z.enum(['own', 'product']).default('own'),
});
export type GoldWorkflow = z.infer<typeof goldWorkflowSchema>;

const goldSiteSchema = z.object({
  name: z.string().min(1),
  host: z.string().min(1),
  /** The domain its absolute links use; null when there is none. */
  origin: z.string().nullable().default(null),
  start: z.string().default('/'),
  industry: z.string(),
  also_acceptable: z.array(z.string()).default([]),
  /** What must hold on a site that says little; such a site has no gold. */
  expect: z.string().nullable().default(null),
  gold: z.array(goldWorkflowSchema),
});
export type GoldSite = z.infer<typeof goldSiteSchema>;

const goldFileSchema = z.object({ sites: z.array(goldSiteSchema).min(1) });

/** Reads a gold file: the sites, what each one is, and what a careful reader finds there. */
export async function readGold(file: string, only: readonly string[]): Promise<GoldSite[]> {
  const { sites } = goldFileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const unknown = only.filter((name) => !sites.some((site) => site.name === name));
  if (unknown.length > 0) throw new Error(`${file} has no site named ${unknown.join(', ')}`);
  return only.length > 0 ? sites.filter((site) => only.includes(site.name)) : sites;
}

const judgedSchema = z.record(z.string(), z.record(z.string(), z.boolean()));
export type Judged = z.infer<typeof judgedSchema>;

/** A person's verdicts on predictions: site -> name -> accepted. */
export async function readJudged(file: string | null): Promise<Judged> {
  return file === null ? {} : judgedSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
