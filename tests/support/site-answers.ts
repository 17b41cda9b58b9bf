import type { SiteAnswer } from './crawl-site.ts';

/** Answers with a status and no page. */
export function status(code: number, headers: Record<string, string> = {}): SiteAnswer {
  return (_request, response) => void response.writeHead(code, headers).end(`status ${code}`);
}

/** Redirects. */
export function to(location: string, code = 302): SiteAnswer {
  return status(code, { location });
}

/** Answers with a body of any type. */
export function send(body: string | Buffer, type = 'text/plain'): SiteAnswer {
  return (_request, response) => void response.writeHead(200, { 'content-type': type }).end(body);
}
