import { type FingerprintBits, fingerprintBits, fingerprintDistance } from '../read/fingerprint.ts';
import { type PageFacts, pageText } from '../read/page-facts.ts';

export interface Duplicates {
  /**
   * Returns the address of an earlier page with the same or nearly the same content. If there is none,
   * remembers this page and returns null.
   */
  check: (facts: PageFacts) => string | null;
}

/**
 * If the 64-bit fingerprints of two texts differ in at most this many bits, the texts usually differ in only a
 * word or two.
 */
const nearBits = 3;

const nearCanonicalBits = 10;

export function createDuplicates(): Duplicates {
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
