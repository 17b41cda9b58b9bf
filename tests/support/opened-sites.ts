import { afterEach } from 'vitest';
import { type SiteAnswer, startSite, type TestSite } from './crawl-site.ts';

interface Closable {
  close: () => Promise<void>;
}

export interface OpenedSites {
  site: (pages: Record<string, string | SiteAnswer> | SiteAnswer) => Promise<TestSite>;
  keep: <Opened extends Closable>(opening: Promise<Opened> | Opened) => Promise<Opened>;
}

export function openedSites(): OpenedSites {
  const open: Closable[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((each) => each.close()));
  });
  const keep: OpenedSites['keep'] = async (opening) => {
    const opened = await opening;
    open.push(opened);
    return opened;
  };
  return { site: (pages) => keep(startSite(pages)), keep };
}
