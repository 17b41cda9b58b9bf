import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startSiteServer } from '../sites/site-server.ts';
import { findChromium } from '../support/chromium.ts';
import { startDnsServer } from '../support/dns-server.ts';
import { startProduct } from '../support/product.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export const operatorPassword = 'correct horse battery staple';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const built = spawnSync(process.execPath, ['scripts/prepare.mjs', 'start'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The pages could not be built');
  const sites = await startSiteServer();
  const names = await startDnsServer(() => 'no-such-name');
  const dataDir = makeTestFolder('e2e');
  const product = await startProduct({
    DATA_DIR: dataDir,
    CRAWL_RESOLVE: sites.crawlResolve,
    CRAWL_DNS_SERVERS: names.address,
    CRAWL_RENDER: 'unsandboxed',
    CHROMIUM_PATH: await findChromium(),
    OPERATOR_PASSWORD: operatorPassword,
    LOG_LEVEL: 'warn',
  });
  process.env.E2E_BASE_URL = product.url;
  return async () => {
    await product.stop();
    await sites.close();
    await names.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
