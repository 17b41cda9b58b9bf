import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { companySizeSchema, companyTypeChoiceSchema } from '#shared/schemas/company.ts';

const text = z.string().min(1);
/** We don't store third-party text, so a quote is identified by the SHA-256 of its UTF-8 bytes, in hex. */
const quoteHashes = z.array(z.string().regex(/^[0-9a-f]{64}$/)).default([]);

const sourceSchema = z.union([
  z.strictObject({
    repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
    commit: z.string().regex(/^[0-9a-f]{40}$/),
    folder: text.optional(),
    /**
     * The domain of the pages' absolute links, with the path if the site is in a subfolder
     * ("name.github.io/site"). Null if there are no such links.
     */
    origin: text.nullable(),
    start: z.string().startsWith('/').default('/'),
  }),
  z.strictObject({ address: z.url({ protocol: /^https?$/ }), readOn: z.iso.date() }),
]);

const workflowSchema = z.strictObject({
  name: text,
  pages: z.array(text).min(1),
  basis: text.optional(),
  performedBy: z.enum(['own', 'product']).default('own'),
  reach: z.enum(['links', 'orphan', 'script']).default('links'),
});
export type GoldWorkflow = z.infer<typeof workflowSchema>;

const taskVerdictSchema = z.strictObject({
  name: text,
  verdict: z.enum(['fits', 'doubtful', 'false']).nullable(),
  /** For a task marked as observed: whether one of the shown quotes proves it. */
  shown: z.boolean().nullable().default(null),
  reason: text.optional(),
  quotes: quoteHashes,
});

const workflowVerdictSchema = z.strictObject({
  name: text,
  definition: text.optional(),
  verdict: z.enum(['right', 'duplicate', 'wrong']),
  /** In the reader's words; each `[quote]` stands for the next entry of `quotes`. */
  reason: text.optional(),
  quotes: quoteHashes,
  covers: text.optional(),
  tasks: z.array(taskVerdictSchema).default([]),
});
export type WorkflowVerdict = z.infer<typeof workflowVerdictSchema>;

const offeringVerdictSchema = z.strictObject({
  name: text,
  verdict: z.enum(['right', 'wrong']),
  reason: text.optional(),
  quotes: quoteHashes,
});

const goldSiteSchema = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9-]+$/),
    organization: text,
    source: sourceSchema,
    languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
    kind: companyTypeChoiceSchema,
    kindDetail: text.optional(),
    size: companySizeSchema.optional(),
    alsoRight: z.array(companyTypeChoiceSchema).default([]),
    /** True if the lists were completed, and their hash published, before the first run. */
    sealed: z.boolean(),
    expect: text.optional(),
    offerings: z.array(text),
    workflows: z.array(workflowSchema),
    traps: z.array(text).default([]),
    /**
     * Short texts of the site that a reader took for offerings, too, although `offerings` lists them in other words or
     * not at all. Present if a reader went through those that an earlier model took seriously; the others count as none.
     */
    namesRead: z.strictObject({ offered: z.array(text), doubtful: z.array(text) }).optional(),
    verdicts: z
      .strictObject({
        workflows: z.array(workflowVerdictSchema).default([]),
        offerings: z.array(offeringVerdictSchema).default([]),
      })
      .default({ workflows: [], offerings: [] }),
  })
  .superRefine(({ offerings, workflows, verdicts }, context) => {
    const names = workflows.map(({ name }) => name);
    for (const [what, list] of Object.entries({ offerings, workflows: names })) {
      const repeated = list.find((name, index) => list.indexOf(name) !== index);
      if (repeated)
        context.addIssue({ code: 'custom', path: [what], message: `"${repeated}" is listed twice` });
    }
    for (const [index, { covers }] of verdicts.workflows.entries()) {
      if (covers === undefined || names.includes(covers)) continue;
      const path = ['verdicts', 'workflows', index, 'covers'];
      context.addIssue({ code: 'custom', path, message: `no expected workflow is called "${covers}"` });
    }
  });
export type GoldSite = z.infer<typeof goldSiteSchema>;

/** Sorted by name. */
export async function readGold(folder: string, only: readonly string[] = []): Promise<GoldSite[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  const names = files.map((file) => file.slice(0, -'.yaml'.length));
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`${folder} has no gold file for ${unknown.join(', ')}`);
  const chosen = only.length > 0 ? names.filter((name) => only.includes(name)) : names;
  if (chosen.length === 0) throw new Error(`${folder} has no gold files: no file ends in .yaml`);
  return Promise.all(chosen.map((name) => readGoldSite(folder, name)));
}

async function readGoldSite(folder: string, name: string): Promise<GoldSite> {
  const file = join(folder, `${name}.yaml`);
  const parsed = goldSiteSchema.safeParse(parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}:\n${z.prettifyError(parsed.error)}`);
  if (parsed.data.name !== name) throw new Error(`${file}: the name in the file must be "${name}"`);
  return parsed.data;
}

export function hostOfGoldSite({ name, source }: GoldSite): string {
  if ('address' in source) return new URL(source.address).host;
  return source.origin?.split('/')[0] ?? `${name}.test`;
}

/** The path of a site that is in a subfolder of its domain ("/name"), or an empty string. */
export function baseOf({ source }: GoldSite): string {
  return 'address' in source ? '' : (/\/.*[^/]/.exec(source.origin ?? '')?.[0] ?? '');
}
