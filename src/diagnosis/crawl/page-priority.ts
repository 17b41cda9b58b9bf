import type { PageLink } from '../read/page-facts.ts';
import { bareHost } from '../text/address.ts';
import { type PhraseList, phraseList } from '../text/phrase-list.ts';
import { joinWords, withoutMarks } from '../text/words.ts';
import { withoutPageExtension } from './page-address.ts';

export interface Sighting {
  url: string;
  text: string;
  section: PageLink['section'] | 'sitemap';
  via: PageLink['via'] | 'sitemap' | 'start';
  nofollow: boolean;
}

export interface PagePriority {
  /** All else being equal, pages with a higher score are read earlier. At most 120; may be negative. */
  score: number;
  theme: string;
  cap: 'few' | 'none-left' | null;
}

export interface SiteTraits {
  /** Two-letter code of the language in which to read the site; null while unknown. */
  language: string | null;
  host: string | null;
}

export function pagePriority(sighting: Sighting, site: SiteTraits): PagePriority {
  const url = new URL(sighting.url);
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const language = languageOf(segments[0]) ?? languageAsked(url, sighting, site);
  const own = languageOf(segments[0]) ? segments.slice(1) : segments;
  const branch = branchOf(url.host, site.host);
  const path = [...branch, ...own].map(understood);
  const words = path.map((segment) => segment.words);
  const theme = themeOf(path, understood(sighting.text));
  let score = theme.score;
  score -= 6 * Math.max(0, own.length - 1);
  score += sectionBonus[sighting.section];
  if (url.search !== '') score -= 15;
  if (sighting.nofollow) score -= 15;
  const foreign = language !== null && site.language !== null && language !== site.language;
  const isOther = sighting.via === 'alternate' && (language === null || language !== site.language);
  if (isOther || foreign) score -= 60;
  if (words.length === 0 && !url.search) score = language && language !== site.language ? 20 : 120;
  // A translation repeats what was read, but an English one may be easier to interpret.
  if (foreign && language !== 'en') return { score, theme: 'translation', cap: 'few' };
  return { score, theme: theme.name, cap: capOf(theme.name, url, words) };
}

function languageAsked(url: URL, sighting: Sighting, site: SiteTraits): string | null {
  const parameter =
    url.search === '' ? undefined : languageParameters.find((name) => url.searchParams.has(name));
  if (parameter !== undefined) return languageOf(url.searchParams.get(parameter) ?? undefined);
  if (sighting.via === 'alternate') return languageOf(sighting.text);
  return languageOf(branchOf(url.host, site.host)[0]);
}

const languageParameters = ['lang', 'language', 'locale', 'hl'];

const sectionBonus: Readonly<Record<Sighting['section'], number>> = {
  navigation: 14,
  header: 12,
  main: 8,
  aside: 2,
  footer: 3,
  sitemap: 0,
};

function branchOf(host: string, siteHost: string | null): string[] {
  if (siteHost === null || bareHost(host) === bareHost(siteHost)) return [];
  return [host.split('.')[0] ?? ''];
}

function capOf(theme: string, url: URL, words: readonly string[]): PagePriority['cap'] {
  if (theme === 'archive' || calendar.test(`${url.pathname}${url.search}`)) return 'few';
  if (theme === 'article') return 'few';
  return words.length > maxSegments ? 'few' : null;
}

const maxSegments = 6;

/** Calendar pages are generated and link to each other without end. */
const calendar =
  /(?:[?&](?:month|year|date|day|week|tribe-bar-date|ical)=|\/(?:19|20)\d\d[-/](?:0?[1-9]|1[0-2])(?:[-/]|$))/i;

function themeOf(path: readonly Understood[], linkText: Understood): { name: string; score: number } {
  const inPath = path.reduce((all, segment) => all | segment.themes, 0);
  const inText = linkText.words.length <= 60 ? linkText.themes & ~inPath : 0;
  let best: { name: string; score: number } | null = null;
  for (const [index, theme] of themes.entries()) {
    const bit = 1 << index;
    if (((inPath | inText) & bit) === 0) continue;
    if (theme.final && (inPath & bit) !== 0) return { name: theme.name, score: theme.score };
    const score = (inText & bit) !== 0 ? theme.score - 8 : theme.score;
    if (!best || score > best.score) best = { name: theme.name, score };
  }
  return best ?? { name: path.length > 1 ? `/${path[0]?.words}` : 'other', score: 55 };
}

interface Understood {
  words: string;
  themes: number;
}

const understoodBefore = new Map<string, Understood>();
const maxRemembered = 5000;

function understood(text: string): Understood {
  let known = understoodBefore.get(text);
  if (known === undefined) {
    const words = plainWords(text);
    known = { words, themes: themes.reduce((all, theme, n) => all | (+theme.phrases.test(words) << n), 0) };
    if (understoodBefore.size >= maxRemembered) understoodBefore.clear();
    understoodBefore.set(text, known);
  }
  return known;
}

function plainWords(text: string): string {
  let decoded = text;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    // The text has a stray percent sign and is used as is.
  }
  const apart = withoutMarks(decoded.normalize('NFKD')).replace(/([a-z])([A-Z])/g, '$1 $2');
  return joinWords(withoutPageExtension(apart.toLowerCase()), ' ').trim();
}

function languageOf(segment: string | undefined): string | null {
  const match = /^([a-z]{2})(?:[-_](?:[a-z]{2}|[a-z]{4}|\d{3}))*$/i.exec(segment ?? '')?.[1]?.toLowerCase();
  return match && languages.has(match) ? match : null;
}

const languages = new Set(
  'en de fr es it nl pt pl cs sk hu ro bg hr sl sr el da sv nb no fi et lv lt ru uk tr ar he fa hi zh ja ko vi th id'.split(
    ' ',
  ),
);

/**
 * `final`: a match in the path decides, whatever other words the path contains
 * ("/blog/our-services-explained").
 */
const themes: readonly { name: string; score: number; phrases: PhraseList; final?: true }[] = [
  {
    name: 'archive',
    score: 2,
    final: true,
    phrases: phraseList({
      whole: [
        'tag(s)',
        'author',
        'archive(s)',
        'page',
        'seite',
        'feed',
        'category',
        'kategorie',
        'categorie',
        'categoria',
        'attachment',
        'comment(s)',
        'search',
        'suche',
        'recherche',
        'calendar',
        'kalender',
        'print',
        'amp',
      ],
    }),
  },
  {
    name: 'article',
    score: 12,
    final: true,
    phrases: phraseList({
      whole: [
        'blog(s)',
        'post(s)',
        'news',
        'newsroom',
        'press',
        'presse',
        'article(s)',
        'insights',
        'magazin(e)',
        'aktuelles',
        'actualites',
        'noticias',
        'journal',
        'stories',
        'podcast(s)',
        'webinar(s)',
        'changelog',
        'release(s)',
      ],
    }),
  },
  {
    name: 'account',
    score: 14,
    phrases: phraseList([
      'log in',
      'login',
      'sign in',
      'signin',
      'anmelden',
      'anmeldung',
      'connexion',
      'my account',
      'mein konto',
      'account',
      'cart',
      'warenkorb',
      'panier',
      'wishlist',
      'checkout',
      'password',
    ]),
  },
  {
    name: 'legal',
    score: 24,
    phrases: phraseList([
      'terms',
      'agb',
      'privacy',
      'datenschutz*',
      'impressum',
      'imprint',
      'legal',
      'mentions legales',
      'confidentialite',
      'cookie(s)',
      'disclaimer',
      'accessibility',
      'aviso legal',
      'privacidad',
    ]),
  },
  {
    name: 'services',
    score: 100,
    phrases: phraseList([
      'service(s)',
      'leistung(en)',
      'angebot*',
      'prestation(s)',
      'servicio(s)',
      'servizi',
      'what we do',
      'treatment(s)',
      'behandlung*',
      'therap*',
      'practice area(s)',
      'rechtsgebiet(e)',
      'specialt*',
      'expertise',
      'competenc*',
      'kompetenzen',
      'solution(s)',
      'losungen',
      'offering(s)',
      'capabilit*',
      'diensten',
      'uslugi',
      'consult*',
      'beratung*',
      'repair(s)',
      'installation',
      'maintenance',
      'wartung',
      'program(s)',
      'course(s)',
      'classes',
      'kurse',
      '(menu|catering)',
    ]),
  },
  {
    name: 'process',
    score: 98,
    phrases: phraseList([
      'how it works',
      'how we work',
      'process',
      'what happens',
      'our approach',
      'approach',
      'methodology',
      'workflow',
      'ablauf',
      'so funktioniert*',
      'arbeitsweise',
      'vorgehen',
      'methode',
      'what to expect',
      'your (first|) visit',
      'new (patient(s)|client(s)|customer(s))',
      'getting started',
      'first visit',
      'fonctionnement',
      'proceso',
      'onboarding',
    ]),
  },
  {
    name: 'pricing',
    score: 92,
    phrases: phraseList([
      'pricing',
      'price(s)',
      'rates',
      'fee(s)',
      'cost(s)',
      'preis(e)',
      'kosten',
      'honorar*',
      'tarif*',
      'tarifs',
      'precios',
      'plan(s)',
      'package(s)',
      'pakete',
      'quote',
      'estimate',
      'angebotsanfrage',
      'devis',
      '(insurance|financing)',
      'payment',
      'billing',
      'pay',
      'zahlung*',
      'invoice(s)',
    ]),
  },
  {
    name: 'booking',
    score: 94,
    phrases: phraseList([
      'booking(s)',
      'book',
      'appointment(s)',
      'schedul*',
      'termin*',
      'reserv*',
      'rendez vous',
      'cita(s)',
      'ticket(s)',
      'rental',
      'rentals',
      'request (a|an|your)',
      'demo',
      'consultation',
      'enrol*',
      'admission(s)',
      'apply',
      'application',
    ]),
  },
  {
    name: 'forms',
    score: 93,
    phrases: phraseList([
      'form(s)',
      'intake',
      'download(s)',
      'formular(e)',
      'document(s)',
      'records',
      'portal',
      'patient(s)',
      'client(s)',
      'customer(s)',
      'member(s)',
      'registration',
      'referral(s)',
      'consent',
      'tenant(s)',
      'owner(s)',
      'supplier(s)',
      'vendor(s)',
      'partner(s)',
      'student(s)',
      'parent(s)',
    ]),
  },
  {
    name: 'faq',
    score: 88,
    phrases: phraseList([
      'faq(s)',
      'questions',
      'answers',
      'fragen',
      'antworten',
      'help',
      'hilfe',
      'support',
      'knowledge base',
      'knowledgebase',
      'customer service',
      'kundenservice',
      'aide',
      'ayuda',
      'resource(s)',
      'guide(s)',
    ]),
  },
  {
    name: 'policy',
    score: 80,
    phrases: phraseList([
      'polic*',
      'return(s)',
      'refund(s)',
      'shipping',
      'delivery',
      'versand*',
      'lieferung*',
      'retoure*',
      'widerruf*',
      'warranty',
      'garantie',
      'guarantee',
      'cancel(l)ation*',
      'livraison',
      'envio(s)',
      'rules',
      'house rules',
      'complaint(s)',
      'quality',
      'compliance',
      'security',
      'safety',
      'sustainability',
    ]),
  },
  {
    name: 'contact',
    score: 86,
    phrases: phraseList([
      'contact*',
      'kontakt*',
      'contacto',
      'contatti',
      'get in touch',
      'enquir*',
      'inquir*',
      'anfrage',
      'visit us',
      'anfahrt',
      'hours',
      'opening hours',
      'offnungszeiten',
    ]),
  },
  {
    name: 'careers',
    score: 82,
    phrases: phraseList([
      'career(s)',
      'job(s)',
      'karriere',
      'stellen*',
      'recruit*',
      'vacanc*',
      'join us',
      'work with us',
      'emploi(s)',
      'carriere',
      'empleo',
      'trabaja*',
      'hiring',
      'internship(s)',
      'ausbildung',
      'volunteer*',
    ]),
  },
  {
    name: 'products',
    score: 74,
    phrases: phraseList([
      'product(s)',
      'produkt(e)',
      'produit(s)',
      'producto(s)',
      'shop',
      'store',
      'sortiment',
      'catalog*',
      'katalog',
      'feature(s)',
      'funktionen',
      'industries',
      'branchen',
      'integration(s)',
      'platform',
      'brand(s)',
      'marken',
      'collection(s)',
      '(wholesale|b2b)',
    ]),
  },
  {
    name: 'about',
    score: 72,
    phrases: phraseList([
      'about',
      'uber uns',
      'ueber uns',
      'company',
      'unternehmen',
      'who we are',
      'wir uber uns',
      'a propos',
      'nosotros',
      'quienes somos',
      'chi siamo',
      'over ons',
      'profil(e)',
      'history',
      'geschichte',
      'mission',
      'philosophie',
    ]),
  },
  {
    name: 'team',
    score: 64,
    phrases: phraseList([
      'team',
      'staff',
      'people',
      'doctor(s)',
      'provider(s)',
      'physician(s)',
      'attorney(s)',
      'lawyer(s)',
      'arzte',
      'equipe',
      'equipo',
      'leadership',
      'management',
      'mitarbeiter*',
    ]),
  },
  {
    name: 'cases',
    score: 50,
    phrases: phraseList([
      'case stud*',
      'portfolio',
      'project(s)',
      'projekt(e)',
      'referenzen',
      'references',
      'work',
      'success stor*',
      'testimonial(s)',
      'review(s)',
      'bewertungen',
      'realisations',
      'clientes',
    ]),
  },
  {
    name: 'events',
    score: 36,
    phrases: phraseList([
      'event(s)',
      'veranstaltung*',
      'termine',
      'evenements',
      'eventos',
      'conference',
      'workshop(s)',
      'seminar*',
    ]),
  },
  {
    name: 'places',
    score: 34,
    phrases: phraseList([
      'location(s)',
      'standort(e)',
      'area(s) (served|) ',
      'service area(s)',
      'branches',
      'filialen',
      'offices',
      'cities',
      'region(s)',
      'near me',
    ]),
  },
  {
    name: 'gallery',
    score: 16,
    phrases: phraseList([
      'galler*',
      'galerie',
      'photo(s)',
      'foto(s)',
      'video(s)',
      'media',
      'images',
      'bilder',
      'instagram',
    ]),
  },
];
