import { attribute, type PageElement } from './page-node.ts';

/**
 * Whether an element's own markup keeps its content from a person's eyes. Text hidden only until a
 * script animates it in (`visibility`, `opacity`) counts as shown, as do closed `details`, which open on a click.
 */
export function hidesContent(element: PageElement): boolean {
  if (NEVER_SHOWN.has(element.tag)) {
    return element.tag !== 'template' || attribute(element, 'shadowrootmode') === null;
  }
  for (const { name, value } of element.attributes) {
    switch (name) {
      case 'hidden':
        if (value.toLowerCase() !== 'until-found') return true;
        break;
      case 'aria-hidden':
        if (value === 'true') return true;
        break;
      case 'style':
        if (DISPLAY_NONE.test(value.slice(0, 2000))) return true;
        break;
      case 'class':
        if (HIDING_CLASS.test(value.slice(0, 500))) return true;
        break;
      default:
    }
  }
  return element.tag === 'dialog' && attribute(element, 'open') === null;
}

const NEVER_SHOWN = new Set([
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
const DISPLAY_NONE = /display\s*:\s*none/i;
/** Names by which the widespread style sheets hide text from everybody but screen readers, or but robots. */
const HIDING_CLASS =
  /(?:^|\s)(?:sr-only|screen-reader-text|visually-?hidden|screen-reader-only|screenreader-text|u-hiddenVisually|element-invisible|a11y-hidden|gform_validation_container|honeypot|hp-field|wpcf7-honeypot)(?:\s|$)/i;
