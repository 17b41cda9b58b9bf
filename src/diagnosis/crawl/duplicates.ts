import { type FingerprintBits, fingerprintBits, fingerprintDistance } from '../read/fingerprint.ts';
import { type PageFacts, pageText } from '../read/page-facts.ts';

/** Finds pages that say what another page has said already. */
export interface Duplicates {
  /** Address of the page this one repeats; null when it says something of its own, and then it is remembered. */
  check: (facts: PageFacts) => string | null;
}

/** Fingerprints of 64 bits that differ in so few are of texts that differ in a word or two. */
const nearBits = 3;

/** A page that names another as its original may differ a little more. */
const nearCanonicalBits = 10;

export function createDuplicates(): Duplicates {
  /** Of pages with too few words for a fingerprint: equal texts have equal ones. */
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
