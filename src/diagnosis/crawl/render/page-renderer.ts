/**
 * `url` is the page's address after its scripts have run. `unavailable` means that no browser can be used.
 */
export type RenderOutcome =
  | { kind: 'html'; html: string; url: string }
  | { kind: 'failed'; message: string }
  | { kind: 'unavailable' };

export interface PageRenderer {
  render: (url: string) => Promise<RenderOutcome>;
  close: () => Promise<void>;
}

export const noRenderer: PageRenderer = {
  render: async () => ({ kind: 'unavailable' }),
  close: async () => {},
};
