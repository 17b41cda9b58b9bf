import { parseConfig } from '#app/config.ts';
import { diagnose } from '#diagnosis/diagnose.ts';
import type { Diagnosis, DiagnosisRequest } from '#diagnosis/diagnosis-types.ts';
import { type SiteServer, startSiteServer } from '../sites/site-server.ts';
import { findChromium } from './chromium.ts';
import { type DnsServer, startDnsServer } from './dns-server.ts';

export interface SiteDiagnosis {
  diagnose(request: Pick<DiagnosisRequest, 'website' | 'companyType' | 'companySize'>): Promise<Diagnosis>;
  close(): Promise<void>;
}

export async function startSiteDiagnosis(): Promise<SiteDiagnosis> {
  const sites: SiteServer = await startSiteServer();
  const names: DnsServer = await startDnsServer(() => 'no-such-name');
  return {
    diagnose: async (request) => {
      const { crawl } = parseConfig({
        CRAWL_RESOLVE: sites.crawlResolve,
        CRAWL_DNS_SERVERS: names.address,
        CRAWL_RENDER: 'unsandboxed',
        CHROMIUM_PATH: await findChromium(),
      });
      return diagnose(
        { ...request, schemeTyped: true },
        {
          limits: crawl,
          network: crawl,
          render: { mode: crawl.render, chromiumPath: crawl.chromiumPath },
          storedPages: [],
          savePage: async () => {},
          reportProgress: async () => {},
          signal: new AbortController().signal,
          now: Date.now,
        },
      );
    },
    close: async () => {
      await sites.close();
      await names.close();
    },
  };
}
