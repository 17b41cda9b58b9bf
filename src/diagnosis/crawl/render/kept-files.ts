import type { Request, Route } from 'playwright-core';

export interface KeptFilesLimits {
  maxFileBytes: number;
  maxBytes: number;
}

interface KeptFile {
  body: Buffer;
  contentType: string;
}

export interface KeptFiles {
  answer: (route: Route) => Promise<boolean>;
  /** Announces a request, so that later requests for the same file wait for its answer. `settle` must follow. */
  begin: (request: Request) => void;
  settle: (request: Request, succeeded: boolean) => void;
}

export function createKeptFiles(limits: KeptFilesLimits): KeptFiles {
  const files = new Map<string, Promise<KeptFile | null>>();
  const underWay = new Map<Request, (file: KeptFile | null) => void>();
  let bytes = 0;

  async function read(request: Request): Promise<KeptFile | null> {
    const response = await request.response();
    if (response?.status() !== 200) return null;
    const { 'cache-control': rule = '', 'content-type': contentType = '' } = response.headers();
    if (rule.toLowerCase().includes('no-store')) return null;
    const body = await response.body();
    if (body.length > limits.maxFileBytes || bytes + body.length > limits.maxBytes) return null;
    bytes += body.length;
    return { body, contentType };
  }

  return {
    answer: async (route) => {
      const request = route.request();
      const file = isShareable(request) ? await files.get(request.url()) : null;
      if (!file) return false;
      await route.fulfill({ status: 200, body: file.body, headers: headersFor(request, file) });
      return true;
    },
    begin: (request) => {
      const url = request.url();
      if (!isShareable(request) || files.has(url)) return;
      const { promise, resolve } = Promise.withResolvers<KeptFile | null>();
      files.set(url, promise);
      underWay.set(request, (file) => {
        underWay.delete(request);
        if (file === null) files.delete(url);
        resolve(file);
      });
    },
    settle: (request, succeeded) => {
      const resolve = underWay.get(request);
      if (!resolve) return;
      if (succeeded) read(request).then(resolve, () => resolve(null));
      else resolve(null);
    },
  };
}

function isShareable(request: Request): boolean {
  return request.method() === 'GET' && ['script', 'stylesheet'].includes(request.resourceType());
}

/**
 * Allows every page to use the file, because cross-origin rules don't matter for a page that we
 * only read.
 */
function headersFor(request: Request, { contentType }: KeptFile): Record<string, string> {
  return {
    'content-type': contentType,
    'access-control-allow-origin': new URL(request.frame().url()).origin,
    'access-control-allow-credentials': 'true',
    'cross-origin-resource-policy': 'cross-origin',
  };
}
