import { classTraits, sectionNamed } from './class-traits.ts';
import type { PageSection } from './page-facts.ts';
import { attribute, type PageElement } from './page-node.ts';

/**
 * A header or footer inside content, such as an article, the main part, or a list item, belongs to the section
 * around it.
 */
export function sectionOf(element: PageElement): PageSection {
  const inherited = element.parent?.section ?? 'main';
  const role = attribute(element, 'role');
  const byRole = role === null ? undefined : roles.get(role);
  const own = byRole ?? tags.get(element.tag) ?? namedSection(element);
  if (own === undefined) return inherited;
  if (own === 'main') return inherited === 'aside' || inherited === 'footer' ? inherited : 'main';
  if (own === 'header' || own === 'footer') return standsInText(element) ? inherited : own;
  return own;
}

const tags = new Map<string, PageSection>([
  ['header', 'header'],
  ['nav', 'navigation'],
  ['main', 'main'],
  ['aside', 'aside'],
  ['footer', 'footer'],
]);

const roles = new Map<string, PageSection>([
  ['banner', 'header'],
  ['navigation', 'navigation'],
  ['menubar', 'navigation'],
  ['main', 'main'],
  ['complementary', 'aside'],
  ['contentinfo', 'footer'],
]);

const boxes = new Set(['div', 'section', 'ul', 'ol', 'table', 'td']);
const textContainers = new Set(['article', 'main', 'blockquote', 'figure', 'li', 'dialog', 'details']);

function namedSection(element: PageElement): PageSection | undefined {
  if (!boxes.has(element.tag)) return undefined;
  const id = attribute(element, 'id');
  const byId = id === null ? undefined : sectionNamed(id);
  if (byId !== undefined) return byId;
  const classes = attribute(element, 'class');
  return classes === null ? undefined : classTraits(classes).section;
}

/** Checks only twelve ancestors, because a header inside an article is rarely deeper. */
function standsInText(element: PageElement): boolean {
  let above = element.parent;
  for (let level = 0; above !== null && level < 12; level += 1) {
    if (textContainers.has(above.tag)) return true;
    above = above.parent;
  }
  return false;
}
