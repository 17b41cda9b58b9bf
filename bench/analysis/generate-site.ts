import { randomFrom } from '../support/random.ts';
import { commonSentences, type Trade } from './trades.ts';

export interface GeneratedPage {
  path: string;
  html: string;
}

/** A scan reads at most this many pages by default. */
export const pagesOfSite = 40;

export function generateSite(trade: Trade, seed: number): GeneratedPage[] {
  const random = randomFrom(seed);
  const plans = [
    page('/', `${trade.name}, your ${trade.what}`, 400),
    page('/contact', 'Contact us', 150, 'contact'),
    page('/booking', trade.booking, 200, 'booking'),
    page('/about', `About ${trade.name}`, 500),
    page('/team', 'Our team', 600),
    page('/pricing', 'Prices', 350),
    page('/faq', 'Frequently asked questions', 900),
    page('/careers', 'Careers', 450, 'application'),
    page('/privacy', 'Privacy policy', 1800),
    page('/terms', 'Terms and conditions', 1500),
    ...trade.services.map((service) => page(`/services/${slug(service)}`, service, 550)),
    ...Array.from({ length: 3 }, (_, n) => page(`/locations/${n + 1}`, `Our branch number ${n + 1}`, 250)),
    ...Array.from({ length: 3 }, (_, n) =>
      page(`/cases/${n + 1}`, `How a client of ours got ahead ${n + 1}`, 700),
    ),
  ];
  while (plans.length < pagesOfSite) {
    const service = pick(trade.services, random);
    plans.push(
      page(`/blog/${plans.length}`, `What to know about ${service.toLowerCase()} (${plans.length})`, 900),
    );
  }
  return plans.map((plan) => ({ path: plan.path, html: render(trade, plan, random) }));
}

interface PagePlan {
  path: string;
  title: string;
  words: number;
  form: 'contact' | 'booking' | 'application' | null;
}

function page(path: string, title: string, words: number, form: PagePlan['form'] = null): PagePlan {
  return { path, title, words, form };
}

function render(trade: Trade, plan: PagePlan, random: () => number): string {
  const sentence = () => {
    const own = random() < 0.25;
    const text = pick(own ? trade.sentences : commonSentences, random)
      .replaceAll('{s}', pick(trade.services, random).toLowerCase())
      .replaceAll('{c}', trade.clients);
    // Makes almost every sentence different, as on real sites.
    const rare = `${rareWord(random)} ${rareWord(random)}`;
    return random() < 0.5
      ? text.replace(/[.;]/, ` (${rare})$&`)
      : `${pick(openings, random)} with ${rare}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  };
  const sections: string[] = [];
  for (let words = 0; words < plan.words; ) {
    const sentences = Array.from({ length: 12 }, sentence);
    words += sentences.join(' ').split(' ').length;
    sections.push(
      `<section><h2>${pick(trade.services, random)}: ${pick(topics, random)}</h2><p>${sentences.slice(0, 5).join(' ')}</p><p>${sentences.slice(5, 9).join(' ')}</p><ul>${sentences
        .slice(9)
        .map((item) => `<li>${item}</li>`)
        .join('')}</ul><a href="/contact">${trade.booking}</a></section>`,
    );
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${plan.title} | ${trade.name}</title><meta name="description" content="${sentence()}"><script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"${trade.name}","telephone":"+1 555 0100"}</script></head>
<body><header><a href="/">${trade.name}</a><nav><ul>${trade.services
    .map((service) => `<li><a href="/services/${slug(service)}">${service}</a></li>`)
    .join(
      '',
    )}<li><a href="/about">About us</a></li><li><a href="/careers">Careers</a></li><li><a href="/blog/30">News</a></li><li><a href="/booking">${trade.booking}</a></li></ul></nav></header>
<main><h1>${plan.title}</h1>${sections.join('\n')}${plan.form === null ? '' : forms[plan.form]}</main>
<footer><p>${trade.name}, 1 Example Street. Telephone +1 555 0100.</p><a href="/privacy">Privacy policy</a><a href="/terms">Terms</a></footer></body></html>`;
}

const forms = {
  contact:
    '<form action="/send" method="post"><label>Your name <input name="name" required></label><label>E-mail <input type="email" name="email" required></label><label>Message <textarea name="message"></textarea></label><button>Send message</button></form>',
  booking:
    '<form action="/book" method="post"><label>Name <input name="name" required></label><label>Preferred date <input type="date" name="date"></label><label>Preferred time <input type="time" name="time"></label><label>Reason <textarea name="reason"></textarea></label><button>Send request</button></form>',
  application:
    '<form action="/apply" method="post"><label>Name <input name="name"></label><label>Position <input name="position"></label><label>Upload your resume <input type="file" name="resume"></label><button>Apply now</button></form>',
} as const;

const openings = [
  'As a rule,',
  'This year,',
  'At our branch in town,',
  'On request,',
  'From the first day,',
  'When time is short,',
  'Since last spring,',
  'For families,',
  'For companies,',
  'In most cases,',
  'After the first talk,',
  'Before the summer,',
] as const;
const topics = [
  'what to expect',
  'how we work',
  'your questions',
  'prices and dates',
  'why it matters',
  'step by step',
  'good to know',
  'our promise',
] as const;

function rareWord(random: () => number): string {
  const syllables = Array.from({ length: random() < 0.3 ? 2 : 3 }, () => pick(partsOfWords, random));
  return syllables.join('');
}

const partsOfWords = 'bar cel don fer gal hin jor kel lam mor nes pol rus sen tav ver'.split(' ');

function slug(text: string): string {
  return text.toLowerCase().replace(/[^a-z]+/g, '-');
}

function pick<Item>(list: readonly Item[], random: () => number): Item {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
