import type { SiteAnswer } from './crawl-site.ts';

export function status(code: number, headers: Record<string, string> = {}): SiteAnswer {
  return (_request, response) => void response.writeHead(code, headers).end(`status ${code}`);
}

export function to(location: string, code = 302): SiteAnswer {
  return status(code, { location });
}

export function send(body: string | Buffer, type = 'text/plain'): SiteAnswer {
  return (_request, response) => void response.writeHead(200, { 'content-type': type }).end(body);
}
