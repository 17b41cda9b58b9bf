import type { PageFacts } from '#diagnosis/read/page-facts.ts';

export function blankPage(url: string): PageFacts {
  return {
    url,
    canonicalUrl: null,
    title: '',
    description: '',
    language: 'en',
    kind: 'other',
    words: 0,
    blocks: [],
    links: [],
    forms: [],
    structured: [],
    technology: [],
    icons: [],
    robots: { noindex: false, nofollow: false },
    fingerprint: null,
    setAside: null,
    needsJavascript: false,
    menuNeedsJavascript: false,
    menuScripts: [],
    placeholderShare: 0,
    learned: [],
  };
}
