export type ReadJob =
  | {
      kind: 'page';
      url: string;
      bytes: Uint8Array;
      contentType: string | null;
      xRobotsTag: string | null;
      isHome: boolean;
    }
  | { kind: 'sitemap'; bytes: Uint8Array; url: string }
  | { kind: 'script'; bytes: Uint8Array };

export interface SitemapContent {
  /** In the sitemap's order or, if there are too many, only the most promising ones, best first. */
  pages: string[];
  sitemaps: string[];
}

export type ReadAnswer = { result: Uint8Array } | { error: string };

/** Sent once, when a worker thread has loaded its code. The time limit for a page starts only then. */
export interface ReadReady {
  ready: true;
}
