/** What the embedding frame shows: only the form, or the form and then the diagnosis. */
export type EmbeddedView = 'form' | 'dashboard';

/** How this document is embedded; null if it is not. It never changes. */
export const embedded: EmbeddedView | null = readEmbedded();

/**
 * The key of the diagnosis made in this frame. A frame on another site has no cookies, so this secret key proves
 * ownership. It is kept only in memory.
 */
let ownerKey: string | null = null;

export function keepOwnerKey(key: string): void {
  ownerKey = key;
}

/** The header that proves ownership; empty outside a frame. */
export function ownerHeaders(): Record<string, string> {
  return ownerKey === null ? {} : { 'Compass-Owner-Key': ownerKey };
}

function readEmbedded(): EmbeddedView | null {
  if (typeof location === 'undefined' || location.pathname !== '/embed') return null;
  return new URLSearchParams(location.search).get('show') === 'dashboard' ? 'dashboard' : 'form';
}
