import type { PageFacts, PageLink } from '../read/page-facts.ts';
import { type FetchContext, fetchResource } from './fetch-resource.ts';
import type { PageReader } from './read-pool.ts';
import type { RobotsRegister } from './robots-register.ts';

/** A larger script is probably an application. */
const maxBytes = 256 * 1024;

interface ScriptTools {
  context: FetchContext;
  register: RobotsRegister;
  reader: PageReader;
}

/** Reads the page's menu scripts if robots.txt allows it, but doesn't run them. */
export async function withMenuOfScripts(tools: ScriptTools, facts: PageFacts): Promise<PageFacts> {
  const known = new Set(facts.links.map(({ url }) => url));
  const menu: PageLink[] = [];
  for (const address of facts.menuScripts) {
    for (const { written, text } of await linksOf(tools, address)) {
      const url = URL.parse(written, facts.url);
      if (url === null || !['http:', 'https:'].includes(url.protocol)) continue;
      url.hash = '';
      if (known.has(url.href)) continue;
      known.add(url.href);
      menu.push({ url: url.href, text, section: 'navigation', via: 'anchor', nofollow: false });
    }
  }
  return menu.length === 0 ? facts : { ...facts, links: [...facts.links, ...menu] };
}

async function linksOf(
  { context, register, reader }: ScriptTools,
  address: string,
): ReturnType<typeof reader.readScript> {
  if (!(await register.policyFor(address)).allows(address)) return [];
  const outcome = await fetchResource(context, address, { accept: 'text/javascript', maxBytes });
  if (!outcome.ok || outcome.resource.truncated) return [];
  try {
    return await reader.readScript(outcome.resource.bytes);
  } catch {
    return [];
  }
}
