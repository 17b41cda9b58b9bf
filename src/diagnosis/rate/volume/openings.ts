import type { PageFacts } from '../../read/page-facts.ts';
import { structuredItems } from './structured-items.ts';

const jobTitle =
  /^(?!.*\b(?:careers?|our|your|you|we|us|why|how|what|who|apply|offers?|orders?|letters?|newsletter|partners?|together|current|members?|benefits?)\b)(?=.*\b\p{L}*(?:eer|ger|per|yer|ner|ter|der|ker|cher|ler|sor|tor|ist|ician|rian|tant|nurse|clerk|chef|cook|aide|lead|apprentice|trainee|intern)\b).+$/iu;
const maxTitleWords = 7;

export function countOpenings(pages: readonly PageFacts[]): { count: number; url: string } | null {
  const marked = structuredItems(pages, /^JobPosting$/).map(({ url, properties }) => ({
    url,
    title: properties.title?.[0] ?? properties.name?.[0] ?? url,
  }));
  const headed = pages.flatMap(({ kind, url, blocks }) =>
    kind === 'careers'
      ? blocks.flatMap(({ kind: block, level, section, text }) =>
          block === 'heading' && section === 'main' && level !== 1 && isJobTitle(text)
            ? [{ url, title: text }]
            : [],
        )
      : [],
  );
  const openings = marked.length > 0 ? marked : headed;
  const [first] = openings;
  if (!first) return null;
  return { count: new Set(openings.map(({ title }) => title.trim().toLowerCase())).size, url: first.url };
}

function isJobTitle(text: string): boolean {
  return text.trim().split(/\s+/).length <= maxTitleWords && !/[?!.:]$/.test(text) && jobTitle.test(text);
}
