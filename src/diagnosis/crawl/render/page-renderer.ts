/**
 * The result of rendering a page in a browser. `url` is the address to which its scripts led; `unavailable` means that
 * no browser can be used here.
 */
export type RenderOutcome =
  | { kind: 'html'; html: string; url: string }
  | { kind: 'failed'; message: string }
  | { kind: 'unavailable' };

/** A browser for pages that need JavaScript. */
export interface PageRenderer {
  render: (url: string) => Promise<RenderOutcome>;
  close: () => Promise<void>;
}

/** For machines without a usable browser. */
export const noRenderer: PageRenderer = {
  render: async () => ({ kind: 'unavailable' }),
  close: async () => {},
};
