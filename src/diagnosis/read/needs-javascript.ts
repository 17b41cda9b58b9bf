import { elementsOf, type HtmlDocument, rawText } from './html-document.ts';
import type { TextBlock } from './page-facts.ts';
import { attribute, type PageElement } from './page-node.ts';

/** Up to this many visible words, a page may be an empty shell or only ask visitors to turn on scripts. */
const enoughWords = 60;
/** Up to this many visible words, a page may consist only of navigation and footer. */
const frameWords = 200;
/**
 * A page with fewer words than this may show only a loading message such as "Loading, please wait a moment".
 */
const waitingWords = 15;
const waitingLength = 60;

export function needsJavascript(
  document: HtmlDocument,
  words: number,
  blocks: readonly Pick<TextBlock, 'text' | 'section'>[],
): boolean {
  if (words > frameWords) return false;
  const scripts = elementsOf(document, 'script').filter(isProgram);
  if (scripts.length === 0) return false;
  if (words <= enoughWords && asksForScripts(document, blocks)) return true;
  const writes = scripts.some((script) => mayWrite(document, script));
  if (words <= enoughWords) {
    if (hasEmptyMount(document)) return true;
    if (words < waitingWords && writes && !hasOwnContent(document)) return true;
  }
  return writes && hasEmptyMiddle(document, blocks);
}

const programTypes = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'text/babel',
  'systemjs-module',
]);

function isProgram(script: { attributes: readonly { name: string; value: string }[] }): boolean {
  return script.attributes.every(
    ({ name, value }) => name !== 'type' || programTypes.has(value.trim().toLowerCase()),
  );
}

const asksForJavascript =
  /(?:enable|activate|turn on|switch on|requires?|need).{0,40}java ?script|java ?script.{0,60}(?:enable|disabled|required|activ)|activer.{0,20}javascript|habilit.{0,20}javascript|activ.{0,20}javascript/i;

function asksForScripts(document: HtmlDocument, blocks: readonly Pick<TextBlock, 'text'>[]): boolean {
  return (
    elementsOf(document, 'noscript').some((element) =>
      asksForJavascript.test(rawText(document, element).slice(0, 4000)),
    ) || blocks.some(({ text }) => asksForJavascript.test(text))
  );
}

/** In characters. A shorter script usually counts visits or sets a color. */
const writingLength = 500;

function mayWrite(document: HtmlDocument, script: PageElement): boolean {
  return (
    attribute(script, 'src') !== null ||
    attribute(script, 'type') === 'module' ||
    rawText(document, script).length > writingLength
  );
}

const mountIds = [
  'root',
  'app',
  '__next',
  '__nuxt',
  '__layout',
  'svelte',
  'application',
  'react-root',
  'main-app',
  '___gatsby',
  'q-app',
  'mount',
  'SITE_CONTAINER',
];
const mountTags = ['app-root', 'my-app', 'ion-app', 'flutter-view', 'app-main'];

const waitingNodes = 30;

function hasEmptyMount(document: HtmlDocument): boolean {
  const mounts = [...mountIds.map((id) => document.byId.get(id)), ...elementsOf(document, ...mountTags)];
  return mounts.some((mount) => mount !== undefined && mount.end - mount.position < waitingNodes);
}

function hasEmptyMiddle(
  document: HtmlDocument,
  blocks: readonly Pick<TextBlock, 'text' | 'section'>[],
): boolean {
  const own = blocks.filter(({ section }) => section === 'main').map(({ text }) => text);
  if (own.join(' ').length > waitingLength) return false;
  const middle = elementsOf(document, 'main')[0] ?? mountIds.map((id) => document.byId.get(id)).find(Boolean);
  if (middle === undefined || middle.end - middle.position >= waitingNodes) return false;
  return !elementsOf(document, ...shownTags).some(
    ({ section, position }) => section === 'main' || (position > middle.position && position < middle.end),
  );
}

const shownTags = ['iframe', 'frame', 'form', 'img', 'picture', 'video', 'audio', 'object', 'embed'];

/** Before its scripts run, an empty shell has at most one link and no visible image, form, or embedded content. */
function hasOwnContent(document: HtmlDocument): boolean {
  if (elementsOf(document, ...shownTags).some((element) => !isBeacon(element))) return true;
  return elementsOf(document, 'a').filter((link) => attribute(link, 'href') !== null).length > 1;
}

function isBeacon(element: PageElement): boolean {
  const sizes = ['width', 'height'].map((name) => Number.parseInt(attribute(element, name) ?? '', 10));
  return element.hidden || sizes.some((size) => size <= 1);
}
