/** What a frame on another site shows: the form alone, or the diagnosis too. */
export type EmbeddedView = 'form' | 'dashboard';

/** How this document is embedded; null for a page of its own. It stays what it was when the document began. */
export const embedded: EmbeddedView | null = readEmbedded();

/**
 * The key of the diagnosis that was made in this frame. A frame on another site has no cookies, so the key, which
 * nobody else knows, shows whose the diagnosis is. It is kept in memory alone.
 */
let ownerKey: string | null = null;

export function keepOwnerKey(key: string): void {
  ownerKey = key;
}

/** The header that shows whose diagnosis it is; empty outside a frame. */
export function ownerHeaders(): Record<string, string> {
  return ownerKey === null ? {} : { 'Compass-Owner-Key': ownerKey };
}

function readEmbedded(): EmbeddedView | null {
  if (typeof location === 'undefined' || location.pathname !== '/embed') return null;
  return new URLSearchParams(location.search).get('show') === 'dashboard' ? 'dashboard' : 'form';
}
