/** A worker thread's tasks. */
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
  /** Addresses of pages, the most promising first. */
  pages: string[];
  /** Addresses of further sitemaps. */
  sitemaps: string[];
}

/** A worker thread's answer: the result as JSON in UTF-8, whose bytes are transferred, not copied. */
export type ReadAnswer = { result: Uint8Array } | { error: string };

/** Sent once, when a worker thread has loaded its code; only then does the time limit for a page start. */
export interface ReadReady {
  ready: true;
}
