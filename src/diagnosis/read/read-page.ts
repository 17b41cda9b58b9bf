import { decodeHtml } from './decode.ts';
import { foldShort } from './fold-text.ts';
import { pageForms } from './forms.ts';
import { elementsOf, type HtmlDocument, parseHtml, rawText } from './html-document.ts';
import { pageLanguage } from './language.ts';
import { learnedFrom } from './learned.ts';
import { canonicalAddress, pageIcons, pageLinks } from './links.ts';
import { menuNeedsJavascript, menuScripts } from './menu-needs-javascript.ts';
import { needsJavascript } from './needs-javascript.ts';
import { addressResolver } from './page-address.ts';
import type { PageFacts } from './page-facts.ts';
import { pageKind } from './page-kind.ts';
import { attribute } from './page-node.ts';
import { robotsRules } from './robots-rules.ts';
import { setAsideReason } from './set-aside.ts';
import { structuredData } from './structured-data.ts';
import { technologySignals } from './technology.ts';
import { visibleBlocks } from './visible-blocks.ts';
import { scanWords } from './word-scan.ts';

export interface ReadInput {
  url: string;
  bytes: Uint8Array;
  contentType: string | null;
  xRobotsTag: string | null;
  isHome: boolean;
}

/** Never throws, whatever the bytes are. */
export function readPage(input: ReadInput): PageFacts {
  const document = parseHtml(decodeHtml(input.bytes, input.contentType));
  const resolve = addressResolver(document, input.url);
  const title = pageTitle(document);
  const links = pageLinks(document, resolve);
  const hasDrawnMenu = input.isHome && menuNeedsJavascript(document, links);
  const { forms, spoken } = pageForms(document, resolve);
  const blocks = visibleBlocks(document, spoken);
  const structured = structuredData(document, resolve);
  const technology = technologySignals(document);
  const { words, ...wordFacts } = scanWords(blocks);
  const types = structured.flatMap((item) => item.type.split(', '));
  const kind = pageKind({ url: input.url, isHome: input.isHome, title, blocks, forms, types });
  return {
    url: input.url,
    canonicalUrl: canonicalAddress(links),
    title,
    description: metaContent(document, 'description') || metaContent(document, 'og:description'),
    language: pageLanguage(wordFacts.language, markupTag(document)),
    kind,
    words,
    blocks,
    links,
    forms,
    structured,
    technology,
    icons: pageIcons(document, resolve),
    robots: robotsRules(document, input.xRobotsTag),
    fingerprint: wordFacts.fingerprint,
    setAside: setAsideReason({
      url: input.url,
      isHome: input.isHome,
      title,
      words,
      blocks,
      links,
      ...wordFacts,
    }),
    needsJavascript: needsJavascript(document, words, blocks),
    menuNeedsJavascript: hasDrawnMenu,
    menuScripts: hasDrawnMenu ? menuScripts(document, input.url, resolve) : [],
    // Rounded to two decimals, because it is stored with every page.
    placeholderShare: Math.round(wordFacts.placeholderShare * 100) / 100,
    learned: learnedFrom({ forms, kind, technology, structured, blocks }),
  };
}

const maxTitle = 300;
const maxDescription = 1000;

function pageTitle(document: HtmlDocument): string {
  for (const element of elementsOf(document, 'title')) {
    if (element.parent?.tag === 'svg') continue;
    const title = foldShort(rawText(document, element), maxTitle);
    if (title !== '') return title;
  }
  return metaContent(document, 'og:title').slice(0, maxTitle);
}

function metaContent(document: HtmlDocument, wanted: string): string {
  for (const meta of elementsOf(document, 'meta')) {
    const name = attribute(meta, 'name') ?? attribute(meta, 'property') ?? '';
    if (name.toLowerCase() === wanted) return foldShort(attribute(meta, 'content') ?? '', maxDescription);
  }
  return '';
}

function markupTag(document: HtmlDocument): string | null {
  const root = elementsOf(document, 'html')[0];
  const declared = root === undefined ? null : (attribute(root, 'lang') ?? attribute(root, 'xml:lang'));
  if (declared !== null && declared !== '') return declared;
  for (const meta of elementsOf(document, 'meta')) {
    const name =
      attribute(meta, 'http-equiv') ?? attribute(meta, 'name') ?? attribute(meta, 'property') ?? '';
    if (/^(?:content-language|language|og:locale)$/i.test(name)) return attribute(meta, 'content');
  }
  return null;
}
