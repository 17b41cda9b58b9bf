import { phraseList } from '../text/phrase-list.ts';
import { joinWords, wordsIn } from '../text/words.ts';
import type { PageLink, TextBlock } from './page-facts.ts';

export interface SetAsideInput {
  url: string;
  title: string;
  words: number;
  placeholderShare: number;
  isHome: boolean;
  blocks: readonly TextBlock[];
  links: readonly PageLink[];
}

/** Null to keep the page. */
export function setAsideReason(input: SetAsideInput): string | null {
  const page: PageView = {
    ...input,
    head: headOf(input),
    text: beginningOf(input.blocks),
  };
  return reasons.find((entry) => entry.holds(page))?.reason ?? null;
}

interface PageView extends SetAsideInput {
  head: readonly string[];
  text: string;
}

/** A page must have fewer words than these, including navigation, to be set aside for the corresponding reason. */
const errorWords = 250;
const stubWords = 80;
const parkedWords = 250;
const soonWords = 120;
/**
 * With a larger share of dummy text, the rest of a page may come from its template too. The limit is higher
 * for a home page, which still shows whose site it is.
 */
const dummyShare = { home: 0.4, other: 0.1 };

const errorTitle =
  /^(?:http )?(?:error\s*)?[45]\d\d(?:$|\s*[-–—:|.!(]|\s+(?:error|not found|page|forbidden|internal|bad|service|unauthorized|oops|ooops))/;
const notFoundTitle =
  /^(?:(?:error|oops|ooops|sorry|whoops)[\s!.,:–-]*)?(?:(?:the |this |that )?(?:page|file|url|resource|site)(?: you (?:requested|are looking for|were looking for))? (?:(?:was |is |could |can )?not (?:be )?found|(?:does not|doesn't) exist|can't be found|cannot be found|is missing|not available)|not found|nothing (?:was )?found|no results found|forbidden|access denied|unauthorized|bad request|bad gateway|internal server error|service (?:temporarily )?unavailable|gateway time-?out|page introuvable|erreur (?:404|500)|seite nicht gefunden|fehler (?:404|500)|página no encontrada|pagina non trovata|pagina niet gevonden|página não encontrada)/;
const errorPath = /\/(?:404|500|error404|page-not-found|not-found)(?:\.[a-z]{3,5})?\/?$/i;
const movedPhrases = phraseList({
  anywhere: [
    '(this|the|our|that|) (page|site|website|web site|document|content|blog|object) (has|have|is|was|) (been|) (permanently|) (moved|relocated|redirected)',
    'moved permanently',
    'you (are|will) (now|) (be|being) redirected',
    'if you are not (automatically|) redirected',
    'object moved',
    'wir sind umgezogen',
    'diese seite ist umgezogen',
    'cette page a été déplacée',
    'esta página se ha movido',
  ],
  start: ['redirecting'],
});
const parkedPhrases = phraseList([
  '(this|the|) domain (name|) (is|may be|has been|) (for sale|parked|available for (sale|purchase)|registered but|has expired|expired)',
  'buy this domain',
  'domain parking',
  'parked free',
  'this (web page|web site|webpage|website) is parked',
  'inquire about this domain',
  'diese domain (steht zum verkauf|ist geparkt)',
  'domain(e) (est|) (à vendre|en vente)',
  'dominio (está|) en venta',
  'future home of something',
  'account (has been|) suspended',
]);
const soonPhrases = phraseList([
  'coming soon',
  'under construction',
  'launching soon',
  'opening soon',
  'under maintenance',
  'maintenance mode',
  "we'll be (right|) back",
  'site is being (built|updated)',
  'website (is|) (coming|under)',
  'im aufbau',
  'in kürze verfügbar',
  'demnächst',
  'wartungsarbeiten',
  'en construction',
  'bientôt (disponible|en ligne)',
  'próximamente',
  'en construcción',
  'in costruzione',
  'binnenkort',
  'em construção',
  'em breve',
]);
const defaultPagePhrases = phraseList({
  start: [
    'welcome to nginx',
    '(apache2|apache) (ubuntu|debian|) default page',
    'apache http server test page',
    'iis windows server',
    'test page for the',
    'default web site page',
    'plesk',
    'index of /',
    'directory listing',
    'congratulations! your (site|website) is',
  ],
  whole: ['it (works!|works)'],
});
const challengePhrases = phraseList({
  start: [
    'just a moment',
    'attention required',
    'checking your browser',
    'verifying you are human',
    'please wait...',
    'one moment, please',
    'ddos-guard',
    'are you a (human|robot)',
    'security check',
    'access to this page has been denied',
    'pardon our interruption',
  ],
});
const demoPhrases = phraseList([
  'welcome to wordpress. this is your first post',
  "this is an example page. it's different from a blog post",
  'this is a sample page',
  'your content goes here. edit or remove this text inline',
  'this is a demo store for testing purposes',
  'i am (a|) text block. click edit button',
  'click here to add your own text',
  "i'm a paragraph. click here to add",
  '(html5|html) (website|) template by',
  'bootstrap template for',
  'free (html|website|bootstrap) template',
]);

const reasons: readonly { reason: string; holds: (page: PageView) => boolean }[] = [
  {
    reason: 'the site showed a protection page instead of its content',
    holds: (page) => page.words < parkedWords && headSays(page, challengePhrases),
  },
  {
    reason: 'the page is an error page',
    holds: (page) =>
      page.words < errorWords &&
      (headSays(page, errorTitle) || headSays(page, notFoundTitle) || errorPath.test(page.url)),
  },
  { reason: 'the server shows its default page', holds: (page) => headSays(page, defaultPagePhrases) },
  {
    reason: 'the domain is parked or for sale',
    holds: (page) =>
      page.words < parkedWords &&
      (headSays(page, parkedPhrases) || (page.words < stubWords && parkedPhrases.test(page.text))),
  },
  { reason: 'the page has moved', holds: isMovedStub },
  {
    reason: 'the page only says that more is coming soon',
    holds: (page) =>
      page.words < soonWords &&
      (headSays(page, soonPhrases) || (page.words < stubWords / 2 && soonPhrases.test(page.text))),
  },
  {
    reason: 'the page shows placeholder text',
    holds: ({ placeholderShare, isHome }) => placeholderShare > (isHome ? dummyShare.home : dummyShare.other),
  },
  {
    reason: 'the page shows a theme’s demo content',
    holds: (page) => page.words < 400 && demoPhrases.test(page.text),
  },
  { reason: 'the page is a backup copy', holds: (page) => isBackupCopy(page.url) },
];

function beginningOf(blocks: readonly TextBlock[]): string {
  const texts: string[] = [];
  let length = 0;
  for (const { text } of blocks) {
    if (length > 4000) break;
    texts.push(text);
    length += text.length + 1;
  }
  return texts.join(' ').slice(0, 4000).toLowerCase();
}

function headOf(input: SetAsideInput): string[] {
  const headings = input.blocks
    .filter((block) => block.kind === 'heading' && block.section !== 'footer' && block.section !== 'aside')
    .slice(0, 2)
    .map((block) => block.text);
  const first = input.blocks.find((block) => block.section === 'main')?.text ?? '';
  return [input.title, ...headings, first]
    .filter((text) => text !== '')
    .map((text) => text.slice(0, 200).toLowerCase());
}

function headSays(page: PageView, words: { test(text: string): boolean }): boolean {
  return page.head.some((text) => words.test(text));
}

function isMovedStub(page: PageView): boolean {
  if (page.words >= stubWords) return false;
  if (movedPhrases.test(page.text) || headSays(page, movedPhrases)) return true;
  return page.words < 30 && page.links.some((link) => link.via === 'meta-refresh' && link.url !== page.url);
}

function isBackupCopy(url: string): boolean {
  const file = fileNameOf(url);
  const [extension = '', ...before] = file.split('.').reverse();
  if (copyExtensions.has(extension) || file.endsWith('~')) return true;
  const stem = before.reverse().join('.');
  const words = wordsIn(stem).map(withoutNumber);
  const [first, second] = wordsIn(file);
  if ((first === 'copy' && second === 'of') || first === 'copyof' || words[0] === 'backup') return true;
  if (!copiedExtensions.has(extension)) return false;
  const inBrackets = stem.endsWith(')') ? stem.slice(stem.lastIndexOf('(') + 1, -1) : null;
  if (inBrackets !== null && (withoutNumber(inBrackets) === '' || copyWords.has(inBrackets))) return true;
  const last = words.findLast((word) => word !== '') ?? '';
  const [whole = ''] = ['index', 'home', 'default'].filter((name) => stem.startsWith(name));
  const rest = whole === '' ? '' : withoutNumber(joinWords(stem.slice(whole.length), ''));
  return (
    (words.length > 1 && copyWords.has(last)) || copyWords.has(rest) || rest === 'test' || rest === 'temp'
  );
}

const copyWords = new Set(['old', 'copy', 'backup', 'bak', 'orig']);
const copyExtensions = new Set(['bak', 'old', 'orig', 'backup', 'save', 'tmp']);
const copiedExtensions = new Set(['html', 'htm', 'php']);

function fileNameOf(url: string): string {
  const { pathname } = new URL(url);
  const file = pathname.slice(pathname.lastIndexOf('/') + 1).toLowerCase();
  return file.replaceAll('%20', ' ');
}

function withoutNumber(word: string): string {
  return word.replace(/\d+$/, '');
}
