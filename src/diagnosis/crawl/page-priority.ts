import type { PageLink } from '../read/page-facts.ts';

/** How an address was found. */
export interface Sighting {
  url: string;
  text: string;
  section: PageLink['section'] | 'sitemap';
  via: PageLink['via'] | 'sitemap' | 'start';
  nofollow: boolean;
}

export interface PagePriority {
  /** Higher is read earlier; about 0 to 130. */
  score: number;
  /** Pages of one theme share a slot in the budget. */
  theme: string;
  /** Maximum number of pages of the theme; null for no limit. */
  cap: 'few' | 'none-left' | null;
}

/** What is known about the site as a whole. */
export interface SiteTraits {
  /** The language to read it in, two letters; null while unknown. */
  language: string | null;
  /** Host at which it answered; null while unknown. */
  host: string | null;
}

/** How much a page promises to say about the company's work, judging only by its address and link text. */
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
  if (sighting.via === 'alternate' || foreign) score -= 60;
  if (words.length === 0 && !url.search) score = language && language !== site.language ? 20 : 120;
  // A translation repeats what was read. An English one may be easier to interpret.
  if (foreign && language !== 'en') return { score, theme: 'translation', cap: 'few' };
  return { score, theme: theme.name, cap: capOf(theme.name, url, words) };
}

/** The language named by a subdomain, a parameter, or the link itself. */
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

/** The name of a subdomain, which is as informative as a folder. */
function branchOf(host: string, siteHost: string | null): string[] {
  if (siteHost === null || bare(host) === bare(siteHost)) return [];
  return [host.split('.')[0] ?? ''];
}

function bare(host: string): string {
  return host.replace(/^www\./, '');
}

function capOf(theme: string, url: URL, words: readonly string[]): PagePriority['cap'] {
  if (theme === 'archive' || calendar.test(`${url.pathname}${url.search}`)) return 'few';
  if (theme === 'article') return 'few';
  return words.length > maxSegments ? 'few' : null;
}

/** Important pages are rarely deeper than this. */
const maxSegments = 6;

/** A month or a day in an address: generated pages that link on forever. */
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

/** A segment of an address or a link's text. */
interface Understood {
  words: string;
  /** A bit for each theme that the words name. */
  themes: number;
}

/** Cache: a site's pages use the same few names. */
const understoodBefore = new Map<string, Understood>();
const maxRemembered = 5000;

function understood(text: string): Understood {
  let known = understoodBefore.get(text);
  if (known === undefined) {
    const words = plainWords(text);
    known = { words, themes: themes.reduce((all, { pattern }, n) => all | (+pattern.test(words) << n), 0) };
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
    // A stray percent sign: the text is used as it is.
  }
  return decoded
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\.(?:x?html?|php\d?|aspx?)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
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

/** `final`: a match in the path decides, whatever the other words say ("/blog/our-services-explained"). */
const themes: readonly { name: string; score: number; pattern: RegExp; final?: true }[] = [
  {
    name: 'archive',
    score: 2,
    final: true,
    pattern:
      /^(?:tags?|author|archives?|page|seite|feed|category|kategorie|categorie|categoria|attachment|comments?|search|suche|recherche|calendar|kalender|print|amp)$/,
  },
  {
    name: 'article',
    score: 12,
    final: true,
    pattern:
      /^(?:blogs?|posts?|news|newsroom|press|presse|articles?|insights|magazine?|aktuelles|actualites|noticias|journal|stories|podcasts?|webinars?|changelog|releases?)$/,
  },
  {
    name: 'account',
    score: 14,
    pattern:
      /\b(?:log ?in|sign ?in|anmelden|anmeldung|connexion|my account|mein konto|account|cart|warenkorb|panier|wishlist|checkout|password)\b/,
  },
  {
    name: 'legal',
    score: 24,
    pattern:
      /\b(?:terms|agb|privacy|datenschutz\w*|impressum|imprint|legal|mentions legales|confidentialite|cookies?|disclaimer|accessibility|aviso legal|privacidad)\b/,
  },
  {
    name: 'services',
    score: 100,
    pattern:
      /\b(?:services?|leistung(?:en)?|angebot\w*|prestations?|servicios?|servizi|what we do|treatments?|behandlung\w*|therap\w+|practice areas?|rechtsgebiete?|specialt\w+|expertise|competenc\w+|kompetenzen|solutions?|losungen|offerings?|capabilit\w+|diensten|uslugi|consult\w+|beratung\w*|repairs?|installation|maintenance|wartung|programs?|courses?|classes|kurse|menu|catering)\b/,
  },
  {
    name: 'process',
    score: 98,
    pattern:
      /\b(?:how it works|how we work|process|what happens|our approach|approach|methodology|workflow|ablauf|so funktioniert\w*|arbeitsweise|vorgehen|methode|what to expect|your (?:first )?visit|new (?:patients?|clients?|customers?)|getting started|first visit|fonctionnement|proceso|onboarding)\b/,
  },
  {
    name: 'pricing',
    score: 92,
    pattern:
      /\b(?:pricing|prices?|rates|fees?|costs?|preise?|kosten|honorar\w*|tarif\w*|tarifs|precios|plans?|packages?|pakete|quote|estimate|angebotsanfrage|devis|insurance|financing|payment|billing|pay|zahlung\w*|invoices?)\b/,
  },
  {
    name: 'booking',
    score: 94,
    pattern:
      /\b(?:book(?:ing|ings)?|appointments?|schedul\w+|termin\w*|reserv\w+|rendez vous|citas?|tickets?|rental|rentals|request (?:a|an|your)\b.*|demo|consultation|enrol\w*|admissions?|apply|application)\b/,
  },
  {
    name: 'forms',
    score: 93,
    pattern:
      /\b(?:forms?|intake|downloads?|formulare?|documents?|records|portal|patients?|clients?|customers?|members?|registration|referrals?|consent|tenants?|owners?|suppliers?|vendors?|partners?|students?|parents?)\b/,
  },
  {
    name: 'faq',
    score: 88,
    pattern:
      /\b(?:faqs?|questions|answers|fragen|antworten|help|hilfe|support|knowledge ?base|customer service|kundenservice|aide|ayuda|resources?|guides?)\b/,
  },
  {
    name: 'policy',
    score: 80,
    pattern:
      /\b(?:polic\w+|returns?|refunds?|shipping|delivery|versand\w*|lieferung\w*|retoure\w*|widerruf\w*|warranty|garantie|guarantee|cancell?ation\w*|livraison|envios?|rules|house rules|complaints?|quality|compliance|security|safety|sustainability)\b/,
  },
  {
    name: 'contact',
    score: 86,
    pattern:
      /\b(?:contact\w*|kontakt\w*|contacto|contatti|get in touch|enquir\w+|inquir\w+|anfrage|visit us|anfahrt|hours|opening hours|offnungszeiten)\b/,
  },
  {
    name: 'careers',
    score: 82,
    pattern:
      /\b(?:careers?|jobs?|karriere|stellen\w*|recruit\w*|vacanc\w+|join us|work with us|emplois?|carriere|empleo|trabaja\w*|hiring|internships?|ausbildung|volunteer\w*)\b/,
  },
  {
    name: 'products',
    score: 74,
    pattern:
      /\b(?:products?|produkte?|produits?|productos?|shop|store|sortiment|catalog\w*|katalog|features?|funktionen|industries|branchen|integrations?|platform|brands?|marken|collections?|wholesale|b2b)\b/,
  },
  {
    name: 'about',
    score: 72,
    pattern:
      /\b(?:about|uber uns|ueber uns|company|unternehmen|who we are|wir uber uns|a propos|nosotros|quienes somos|chi siamo|over ons|profile?|history|geschichte|mission|philosophie)\b/,
  },
  {
    name: 'team',
    score: 64,
    pattern:
      /\b(?:team|staff|people|doctors?|providers?|physicians?|attorneys?|lawyers?|arzte|equipe|equipo|leadership|management|mitarbeiter\w*)\b/,
  },
  {
    name: 'cases',
    score: 50,
    pattern:
      /\b(?:case stud\w+|portfolio|projects?|projekte?|referenzen|references|work|success stor\w+|testimonials?|reviews?|bewertungen|realisations|clientes)\b/,
  },
  {
    name: 'events',
    score: 36,
    pattern: /\b(?:events?|veranstaltung\w*|termine|evenements|eventos|conference|workshops?|seminar\w*)\b/,
  },
  {
    name: 'places',
    score: 34,
    pattern:
      /\b(?:locations?|standorte?|areas?(?: served)?|service areas?|branches|filialen|offices|cities|regions?|near me)\b/,
  },
  {
    name: 'gallery',
    score: 16,
    pattern: /\b(?:galler\w+|galerie|photos?|fotos?|videos?|media|images|bilder|instagram)\b/,
  },
];
