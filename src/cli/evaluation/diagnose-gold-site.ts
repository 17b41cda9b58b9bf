import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#app/config.ts';
import { diagnose } from '#diagnosis/diagnose.ts';
import { diagnosePages } from '#diagnosis/diagnose-pages.ts';
import type { Diagnosis } from '#diagnosis/diagnosis-types.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';
import { loadSiteFacts } from '#diagnosis/site-facts/site-facts-file.ts';
import { analysisVersions } from '#diagnosis/versions/analysis-versions.ts';
import { baseOf, type GoldSite, hostOfGoldSite } from './gold.ts';
import { serveFolder } from './serve-folder.ts';

/**
 * `facts` reads `<folder>/<name>.json` or `.json.gz`, `folder` serves the pages in `<folder>/<name>/` on loopback,
 * and `web` reads the site's own address.
 */
export type SiteSource =
  | { kind: 'facts'; folder: string }
  | { kind: 'folder'; folder: string; config: Config }
  | { kind: 'web'; config: Config };

export interface DiagnosedSite {
  diagnosis: Diagnosis;
  facts: SiteFacts;
}

/**
 * Leaves the company type open, so that the site alone decides, but gives the size, which an owner
 * would enter.
 */
export function choiceOf({ size }: Pick<GoldSite, 'size'>) {
  return { companyType: 'unknown', companySize: size ?? '' } as const;
}

export async function diagnoseGoldSite(
  site: GoldSite,
  source: SiteSource,
  signal: AbortSignal,
): Promise<DiagnosedSite> {
  if (source.kind === 'facts') {
    const facts = await loadSiteFacts(await factsFileOf(site, source.folder));
    return { diagnosis: { ...diagnosePages(choiceOf(site), facts), versions: analysisVersions() }, facts };
  }
  if (source.kind === 'web') return readAndDiagnose(site, source.config, null, signal);
  const served = await serveFolder(join(source.folder, site.name), domainOf(site), baseOf(site));
  try {
    return await readAndDiagnose(site, source.config, served.port, signal);
  } finally {
    await served.close();
  }
}

async function factsFileOf({ name }: GoldSite, folder: string): Promise<string> {
  for (const file of [join(folder, `${name}.json`), join(folder, `${name}.json.gz`)]) {
    const exists = await access(file).then(
      () => true,
      () => false,
    );
    if (exists) return file;
  }
  throw new Error(`${folder} has no facts for ${name}: neither ${name}.json nor ${name}.json.gz`);
}

async function readAndDiagnose(
  site: GoldSite,
  { crawl }: Config,
  port: number | null,
  signal: AbortSignal,
): Promise<DiagnosedSite> {
  const host = hostOfGoldSite(site);
  const resolve = new Map(crawl.resolve);
  if (port !== null) {
    const bare = host.replace(/^www\./, '');
    for (const name of [host, bare, `www.${bare}`]) resolve.set(name, { address: '127.0.0.1', port });
  }
  const website = addressOf(site, port !== null);
  let facts: SiteFacts | null = null;
  const diagnosis = await diagnose(
    { website, schemeTyped: port !== null, ...choiceOf(site) },
    {
      limits: crawl,
      network: { resolve, dnsServers: crawl.dnsServers },
      render: { mode: crawl.render, chromiumPath: crawl.chromiumPath },
      storedPages: [],
      savePage: async () => {},
      saveFacts: async (read) => {
        facts = read;
      },
      reportProgress: async () => {},
      signal,
      now: Date.now,
    },
  );
  if (facts === null) throw new Error(`Could not read anything at ${website}.`);
  return { diagnosis, facts };
}

function domainOf(site: GoldSite): string | null {
  return 'origin' in site.source && site.source.origin === null
    ? null
    : hostOfGoldSite(site).replace(/:\d+$/, '');
}

function addressOf(site: GoldSite, isServed: boolean): string {
  const { source } = site;
  if ('address' in source) return isServed ? source.address.replace(/^https:/, 'http:') : source.address;
  return `${isServed ? 'http' : 'https'}://${hostOfGoldSite(site)}${baseOf(site)}${source.start}`;
}
