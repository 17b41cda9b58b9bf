import type { VolumeCue } from '#shared/schemas/company-model.ts';
import type { PageFacts } from '../read/page-facts.ts';

/** Hours to write, check, and publish one post: our assumption. */
const hoursPerPost = 5;
/** Fewer dated posts say nothing about a year. */
const minPosts = 3;
const yearMs = 365 * 86_400_000;

/**
 * What was counted on the site for a family's work, by family; only if every page of the site was read, because some
 * posts would otherwise pass for all.
 */
export function volumeCues(
  pages: readonly PageFacts[],
  isWholeSite: boolean,
): ReadonlyMap<string, VolumeCue> {
  const posts = isWholeSite ? postsPerYear(pages) : null;
  if (posts === null) return new Map();
  const text = `${posts < 10 ? Math.round(posts * 10) / 10 : Math.round(posts)} posts a year by their dates`;
  return new Map([['content-marketing', { text, maxHoursPerWeek: (posts * hoursPerPost) / 52 }]]);
}

/** From the dates of all posts; null if some have none. Occasional posts are averaged over at least a year. */
function postsPerYear(pages: readonly PageFacts[]): number | null {
  const posts = pages.filter(({ kind }) => kind === 'article' || kind === 'news');
  const dates = posts.flatMap((page) => {
    const published = page.structured.flatMap(({ properties }) => properties.datePublished ?? []);
    const time = Date.parse(published[0] ?? '');
    return Number.isNaN(time) ? [] : [time];
  });
  if (dates.length < minPosts || dates.length < posts.length) return null;
  const years = (Math.max(...dates) - Math.min(...dates)) / yearMs;
  return dates.length / Math.max(1, years);
}
