import { type FingerprintBits, fingerprintBits, fingerprintDistance } from '../read/fingerprint.ts';
import { type PageFacts, pageText } from '../read/page-facts.ts';

/** Finds pages whose content repeats another page's. */
export interface Duplicates {
  /** Returns the address of the page that this one repeats. If its content is new, remembers it and returns null. */
  check: (facts: PageFacts) => string | null;
}

/** Two texts whose 64-bit fingerprints differ in at most this many bits differ in a word or two. */
const nearBits = 3;

/** A page that names another as its original may differ a little more. */
const nearCanonicalBits = 10;

export function createDuplicates(): Duplicates {
  /** Pages with too few words for a fingerprint: only equal texts match. */
  const byText = new Map<string, string>();
  const byFingerprint: { bits: FingerprintBits; url: string }[] = [];
  return {
    check: (facts) => {
      if (facts.fingerprint === null) {
        const text = pageText(facts);
        const same = byText.get(text);
        if (same === undefined) byText.set(text, facts.url);
        return same ?? null;
      }
      const bits = fingerprintBits(facts.fingerprint);
      const near = byFingerprint.find(({ bits: other, url }) => {
        const allowed = url === facts.canonicalUrl ? nearCanonicalBits : nearBits;
        return fingerprintDistance(bits, other) <= allowed;
      });
      if (near) return near.url;
      byFingerprint.push({ bits, url: facts.url });
      return null;
    },
  };
}
