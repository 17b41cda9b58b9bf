import { elementsOf, type HtmlDocument } from './html-document.ts';
import type { ResolveAddress } from './page-address.ts';
import type { PageLink } from './page-facts.ts';
import { attribute, isText, type PageElement } from './page-node.ts';

const places = ['header', 'nav', 'div', 'section', 'aside', 'ul'];
const menuName =
  /(?:^|[-_\s])(?:site|main|page|app|top|global|shared|my|the)?[-_]?(?:header|nav|navbar|navigation|menu|topbar)(?:[-_]?(?:placeholder|container|component|root|mount|wrapper|area|slot))?(?:$|\s)/i;
/**
 * Maximum number of nodes of an element that counts as empty, including the element itself. It may contain
 * white space or a spinner.
 */
const fewNodes = 4;

export function menuNeedsJavascript(
  document: HtmlDocument,
  links: readonly Pick<PageLink, 'section' | 'via'>[],
): boolean {
  const hasMenu = links.some(
    ({ section, via }) => via === 'anchor' && (section === 'navigation' || section === 'header'),
  );
  if (hasMenu || !elementsOf(document, 'script').some((script) => attribute(script, 'src') !== null))
    return false;
  const customTags = [...document.byTag.keys()].filter((tag) => tag.includes('-') && menuName.test(tag));
  return [...elementsOf(document, ...places), ...elementsOf(document, ...customTags)].some(
    (element) => !element.hidden && isEmpty(document, element) && isForMenu(element),
  );
}

/** Leaves out well-known libraries and scripts from other hosts, because they rarely contain the menu. */
export function menuScripts(document: HtmlDocument, url: string, resolve: ResolveAddress): string[] {
  const { host } = new URL(url);
  const own = elementsOf(document, 'script').flatMap((script) => {
    const written = attribute(script, 'src');
    const address = written ? resolve(written) : null;
    return address !== null && new URL(address).host === host && !library.test(address) ? [address] : [];
  });
  return [...new Set(own)].slice(0, maxScripts);
}

const library = /(?:jquery|bootstrap|popper|swiper|slick|aos|gsap|analytics|lightbox|fancybox)[\w.-]*\.js/i;
const maxScripts = 5;

function isEmpty(document: HtmlDocument, { position, end }: PageElement): boolean {
  if (end - position > fewNodes) return false;
  return document.nodes
    .slice(position + 1, end)
    .every((node) => (isText(node) ? node.value.trim() === '' : node.tag !== 'a' && node.tag !== 'img'));
}

function isForMenu({ tag, attributes }: PageElement): boolean {
  if (tag === 'header' || tag === 'nav' || tag.includes('-')) return true;
  return attributes.some(({ name, value }) =>
    name === 'id' || name === 'class'
      ? menuName.test(value)
      : name.startsWith('data-') && menuName.test(name.slice(5)),
  );
}
