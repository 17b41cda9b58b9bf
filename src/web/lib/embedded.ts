/** `form` shows only the form in the frame; `dashboard` also shows the diagnosis there afterward. */
export type EmbeddedView = 'form' | 'dashboard';

export const embedded: EmbeddedView | null = readEmbedded();

/**
 * Proves ownership of the diagnosis made in this frame, because a frame on another site gets no
 * cookies. Kept only in memory.
 */
let ownerKey: string | null = null;

export function keepOwnerKey(key: string): void {
  ownerKey = key;
}

export function ownerHeaders(): Record<string, string> {
  return ownerKey === null ? {} : { 'Compass-Owner-Key': ownerKey };
}

function readEmbedded(): EmbeddedView | null {
  if (typeof location === 'undefined' || location.pathname !== '/embed') return null;
  return new URLSearchParams(location.search).get('show') === 'dashboard' ? 'dashboard' : 'form';
}
