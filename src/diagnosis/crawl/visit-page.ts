import type { PageFacts } from '../read/page-facts.ts';
import { answerRobotsRules } from '../read/robots-rules.ts';
import type { CrawledPage } from './crawl-types.ts';
import { FetchError, type FetchFailure } from './fetch-failure.ts';
import { type FetchContext, fetchResource, type Resource } from './fetch-resource.ts';
import type { KnownCopy } from './http-message.ts';
import { withMenuOfScripts } from './menu-of-scripts.ts';
import type { PageReader } from './read-pool.ts';
import { readerVersion } from './reader-version.ts';
import type { PageRenderer } from './render/page-renderer.ts';
import type { RobotsRegister } from './robots-register.ts';
import { isHtml, mayBeHtml } from './sniff-html.ts';

export type Visit =
  | {
      kind: 'facts';
      url: string;
      facts: PageFacts;
      rendered: boolean;
      etag: string | null;
      lastModified: string | null;
    }
  | { kind: 'failed'; url: string | null; failure: FetchFailure; status: number | null }
  | { kind: 'forbidden'; reason: string };

export interface VisitTools {
  context: FetchContext;
  register: RobotsRegister;
  reader: PageReader;
  renderer: PageRenderer;
  /** Decides where redirects may lead; only the home page may redirect to another site. */
  isOfSite: (address: string) => boolean;
}

export interface VisitTarget {
  url: string;
  isHome: boolean;
  known: CrawledPage | null;
}

const robotsReason = "The site's robots.txt asks robots not to read this page.";

export async function visitPage(tools: VisitTools, target: VisitTarget): Promise<Visit> {
  const policy = await tools.register.policyFor(target.url);
  if (policy.failure && policy.failure.kind !== 'robots') return failed(policy.failure);
  if (!policy.allows(target.url)) return { kind: 'forbidden', reason: policy.note ?? robotsReason };
  const known = copyOf(target);
  const outcome = await fetchResource(tools.context, target.url, {
    accept: 'text/html, application/xhtml+xml, */*;q=0.1',
    known: known ?? undefined,
    wants: mayBeHtml,
    mayFollow: async (next) => await judgeRedirect(tools, target, next),
  });
  if (!outcome.ok) {
    if (outcome.failure.kind === 'robots') return { kind: 'forbidden', reason: outcome.failure.message };
    return { kind: 'failed', url: outcome.url, failure: outcome.failure, status: outcome.status };
  }
  const { resource } = outcome;
  if (resource.notModified && known) return visited(resource, asKept(known.facts, resource), false);
  if (resource.bytes.length === 0)
    return failed({ kind: 'not-html', message: 'The page is empty.' }, resource.url);
  if (!isHtml(resource.contentType, resource.bytes)) {
    return failed({ kind: 'not-html', message: 'The response is not a web page.' }, resource.url);
  }
  return await read(tools, target, resource);
}

/** Rendered pages don't qualify, because "not modified" says nothing about what their scripts load. */
function copyOf({ known, isHome }: VisitTarget): (KnownCopy & { facts: PageFacts }) | null {
  if (!known?.facts || known.rendered || known.reader !== readerVersion()) return null;
  if ((known.depth === 0) !== isHome || known.finalUrl === null) return null;
  const { finalUrl: url, etag, lastModified, facts } = known;
  return etag === null && lastModified === null ? null : { url, etag, lastModified, facts };
}

function asKept(facts: PageFacts, { xRobotsTag }: Resource): PageFacts {
  const { noindex, nofollow } = answerRobotsRules(xRobotsTag);
  const { robots } = facts;
  return { ...facts, robots: { noindex: robots.noindex || noindex, nofollow: robots.nofollow || nofollow } };
}

async function read(tools: VisitTools, target: VisitTarget, resource: Resource): Promise<Visit> {
  const { url, bytes, contentType, xRobotsTag } = resource;
  try {
    const facts = await tools.reader.readPage({ url, bytes, contentType, xRobotsTag, isHome: target.isHome });
    if (!facts.needsJavascript && !facts.menuNeedsJavascript) return visited(resource, facts, false);
    const html = await tools.renderer.render(url);
    // A page that needs JavaScript only for its menu has its content without it, and its scripts
    // may show where the menu leads.
    if (html.kind === 'unavailable' || (html.kind === 'failed' && !facts.needsJavascript))
      return visited(resource, await withMenuOfScripts(tools, facts), false);
    if (html.kind === 'failed') return failed({ kind: 'needs-javascript', message: html.message }, url);
    const again = await tools.reader.readPage({
      url: html.url,
      bytes: new TextEncoder().encode(html.html),
      contentType: 'text/html; charset=utf-8',
      xRobotsTag,
      isHome: target.isHome,
    });
    return visited({ ...resource, url: html.url }, again, true);
  } catch (error) {
    if (error instanceof FetchError) return failed({ kind: error.kind, message: error.message }, url);
    const message = error instanceof Error ? error.message : "We couldn't process the page.";
    return failed({ kind: 'unreadable', message }, url);
  }
}

async function judgeRedirect(
  tools: VisitTools,
  target: VisitTarget,
  next: URL,
): Promise<FetchFailure | null> {
  if (!target.isHome && !tools.isOfSite(next.href)) {
    return { kind: 'left-site', message: `The page redirects to another site, ${next.hostname}.` };
  }
  const policy = await tools.register.policyFor(next.href);
  if (policy.failure && policy.failure.kind !== 'robots') return policy.failure;
  return policy.allows(next.href) ? null : { kind: 'robots', message: policy.note ?? robotsReason };
}

function visited(resource: Resource, facts: PageFacts, rendered: boolean): Visit {
  const { url, etag, lastModified } = resource;
  return { kind: 'facts', url, facts, rendered, etag, lastModified };
}

function failed(failure: FetchFailure, url: string | null = null): Visit {
  return { kind: 'failed', url, failure, status: null };
}
