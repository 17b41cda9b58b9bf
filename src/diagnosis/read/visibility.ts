import { classTraits } from './class-traits.ts';
import { type Attribute, attribute, type PageElement } from './page-node.ts';

/**
 * Text that is hidden only until a script animates it (`visibility`, `opacity`) counts as shown. So does a closed
 * `details`, which opens on a click.
 */
export function hidesContent(element: PageElement): boolean {
  if (neverShown.has(element.tag)) {
    return element.tag !== 'template' || attribute(element, 'shadowrootmode') === null;
  }
  const { attributes } = element;
  for (let index = 0; index < attributes.length; index += 1) {
    const entry = attributes[index];
    if (entry !== undefined && hides(entry)) return true;
  }
  return element.tag === 'dialog' && attribute(element, 'open') === null;
}

function hides({ name, value }: Attribute): boolean {
  switch (name) {
    case 'hidden':
      return value.toLowerCase() !== 'until-found';
    case 'aria-hidden':
      return value === 'true';
    case 'style':
      return displayNone.test(value.slice(0, 2000));
    case 'class':
      return classTraits(value).hides;
    default:
      return false;
  }
}

/**
 * True if an element's text looks like a name in an icon font, such as "check_circle", whatever its
 * class. One-word names look like ordinary text, so only their class gives them away.
 */
export function namesIcon(text: string, { tag }: PageElement): boolean {
  return iconTags.has(tag) && text.length <= maxIconName && iconName.test(text);
}

const iconTags: ReadonlySet<string> = new Set(['i', 'span']);
const maxIconName = 60;
const iconName = /^\s*[a-z0-9]+(?:_[a-z0-9]+)+\s*$/;

const neverShown = new Set([
  'head',
  'title',
  'script',
  'style',
  'template',
  'noscript',
  'noframes',
  'noembed',
  'iframe',
  'object',
  'embed',
  'svg',
  'canvas',
  'video',
  'audio',
  'datalist',
  'rp',
]);
const displayNone = /display\s*:\s*none/i;
