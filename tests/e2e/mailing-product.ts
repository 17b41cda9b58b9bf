import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { findFreePort } from '../support/free-port.ts';
import { startMailServer, type TestMailServer } from '../support/mail-server.ts';
import { type Product, startProduct } from '../support/product.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { operatorPassword } from './global-setup.ts';
import { enterBakery } from './report-steps.ts';

export interface MailingProduct {
  readonly product: Product;
  readonly mail: TestMailServer;
  readonly auditId: number;
  /**
   * Resolves to the link in the newest email to `email` for `purpose` ('verify' by default). Waits if none has
   * arrived.
   */
  mailedLink(email: string, purpose?: 'verify' | 'unsubscribe' | 'delete'): Promise<string>;
}

/** All tests in the file share the product and run one after another. */
export function setUpMailingProduct(website?: string): MailingProduct {
  test.describe.configure({ mode: 'default' });
  let started: Omit<MailingProduct, 'mailedLink'> | null = null;
  let dataDir = '';

  const there = () => {
    if (started === null) throw new Error('The product is there from the first test on');
    return started;
  };

  test.beforeAll(async ({ playwright }) => {
    const mail = await startMailServer();
    dataDir = makeTestFolder('e2e-mail');
    const port = await findFreePort();
    const product = await startProduct({
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      SMTP_URL: mail.url,
      OPERATOR_PASSWORD: operatorPassword,
      MAIL_FROM: 'AI Compass <compass@example.com>',
      LOG_LEVEL: 'info',
      RATE_LIMIT: 'off',
    });
    const request = await playwright.request.newContext({ baseURL: product.url });
    started = { product, mail, auditId: await enterBakery(request, website) };
    await request.dispose();
  });
  test.afterAll(async () => {
    await started?.product.stop();
    await started?.mail.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    get product() {
      return there().product;
    },
    get mail() {
      return there().mail;
    },
    get auditId() {
      return there().auditId;
    },
    async mailedLink(email, purpose = 'verify') {
      const text = await there().mail.waitFor(email, `/${purpose}/`);
      const link = new RegExp(`http://127\\.0\\.0\\.1:\\d+/${purpose}/[\\w-]{43}`).exec(text)?.[0];
      if (!link) throw new Error(`No link to ${purpose} in the mail`);
      return link;
    },
  };
}
