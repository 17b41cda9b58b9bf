import { phraseList } from '../text/phrase-list.ts';
import { joinWords } from '../text/words.ts';
import type { PageForm } from './page-facts.ts';

type Purpose = PageForm['purpose'];

/**
 * The first matching rule decides: rules for purposes with unique fields (a password, a card number) come before
 * those with common fields (a message).
 */
export function formPurpose(form: Omit<PageForm, 'purpose'>, names: string): Purpose {
  const types = form.fields.map((field) => field.type);
  const labels = form.fields.map((field) => `${field.label} ${joinWords(field.name, ' ')}`).join(' | ');
  const saying = `${form.submit ?? ''} | ${form.heading ?? ''}`.toLowerCase();
  const address = joinWords(`${pathOf(form.action)} ${names}`.toLowerCase(), ' ');
  const view: FormView = {
    types,
    labels: labels.toLowerCase(),
    saying,
    address,
    asked: types.filter((type) => !['checkbox', 'radio', 'submit'].includes(type)).length,
  };
  return rules.find((rule) => rule.holds(view))?.purpose ?? 'other';
}

interface FormView {
  types: readonly string[];
  labels: string;
  saying: string;
  address: string;
  asked: number;
}

const passwordRepeatWords = phraseList([
  '*confirm*',
  '*repeat*',
  '*again*',
  '*wiederhol*',
  '*bestätig*',
  '*confirmer*',
  '*repetir*',
  '*ripeti*',
  '*herhaal*',
]);
const passwordLostWords = phraseList([
  'reset',
  '*(forgotten|forgot|lost) (your|my|) password*',
  '*recover (your|) account*',
]);
const signUpWords = phraseList([
  '*sign up*',
  '*signup*',
  '*register*',
  '*registr*',
  '*create (an|your|) account*',
  '*konto erstellen*',
  '*inscri*',
  '*crear cuenta*',
  '*regístr*',
  '*iscriv*',
  '*aanmelden*',
]);
const searchWords = phraseList([
  '*search*',
  '*suche*',
  '*recherche*',
  '*buscar*',
  '*busca*',
  '*cerca*',
  '*zoek*',
  '*pesquis*',
]);
const newsletterWords = phraseList([
  '*newsletter*',
  '*subscri*',
  '*mailing list*',
  '*abonn*',
  '*suscri*',
  '*iscriviti*',
  '*nieuwsbrief*',
  '*updates*',
  '*stay (in touch|informed|connected)*',
  '*mc embedded*',
  '*mailchimp*',
  '*mc4wp*',
]);
const cardWords = phraseList([
  '*card number*',
  '*cardnumber*',
  '*cc number*',
  'cvv',
  'cvc',
  '*kartennummer*',
  '*numéro de carte*',
  '*número de tarjeta*',
]);
const checkoutWords = phraseList([
  '*check out*',
  '*checkout*',
  '*place (your|) order*',
  '*kasse*',
  '*zur kasse*',
  '*finaliser*',
  '*passer (la|) commande*',
  '*finalizar compra*',
]);
const paymentWords = phraseList([
  'pay',
  '*payment*',
  '*pay now*',
  '*zahlung*',
  '*bezahlen*',
  '*paiement*',
  '*payer*',
  'pagar',
  'pago',
  '*pagamento*',
  '*invoice (no|number)*',
]);
const donationWords = phraseList([
  '*donat*',
  '*spende*',
  '*faire un don*',
  'donar',
  '*donaz*',
  '*doneer*',
  '*doação*',
]);
const applicationWords = phraseList([
  'resume',
  '*résumé*',
  'cv',
  '*curriculum*',
  '*lebenslauf*',
  '*cover letter*',
  '*bewerb*',
  '*apply now*',
  '*job application*',
  '*candidat*',
  '*postul*',
  '*solicitud de empleo*',
  '*sollicit*',
  '*position (applied|desired)*',
]);
/** Words for booking, except in "guest book", which people sign. */
const bookWords = phraseList({ anywhere: ['book*'], notAfter: ['guest'] });
const bookingWords = phraseList([
  '*appointment*',
  '*reserv*',
  '*schedul*',
  '*check in*',
  '*check-in*',
  '*checkin*',
  '*check out*',
  '*check-out*',
  '*checkout*',
  '*termin*',
  '*buchen*',
  '*buchung*',
  '*rendez-vous*',
  '*rendezvous*',
  '*réserv*',
  'cita',
  '*prenot*',
  '*afspraak*',
  '*agendar*',
  '*marcar*',
  '*preferred (date|time|day)*',
  '*party size*',
  '*number of guests*',
  '*consultation*',
]);
const quoteWords = phraseList([
  '*quote*',
  '*quotation*',
  '*estimate*',
  '*angebot anfordern*',
  '*angebot*',
  '*kostenvoranschlag*',
  '*devis*',
  '*presupuesto*',
  '*cotiza*',
  '*preventivo*',
  '*offerte*',
  '*orçamento*',
  '*pricing request*',
  '*get (a|) pric*',
]);
const reviewWords = phraseList([
  '*(leave|write|post|submit|add|share) (us|) (a|your|an) (review|testimonial|experience)*',
  '*your (rating|review)*',
  '*rate us*',
  '*review us*',
  '*testimonial*',
  '*bewertung*',
  '*(votre|un) avis*',
  '*reseña*',
  '*recensione*',
  '*beoordeling*',
  '*avaliação*',
  '*feedback survey*',
]);
const commentWords = phraseList([
  '*post comment*',
  '*leave a (reply|comment)*',
  '*comment form*',
  '*commentform*',
  '*wp comments*',
  '*kommentar*',
  '*commentaire*',
  '*comentario*',
]);
const intakeWords = phraseList([
  '*intake*',
  '*new (patient|client|student|customer)*',
  '*medical history*',
  '*date of birth*',
  '*insurance (provider|company|carrier)*',
  '*patient (name|information|form)*',
  '*enrol*',
  '*emergency contact*',
  '*aufnahme*',
  '*anamnese*',
  '*geburtsdatum*',
  '*date de naissance*',
  '*fecha de nacimiento*',
]);
const orderWords = phraseList([
  'order',
  '*add to (cart|basket|bag)*',
  '*warenkorb*',
  '*bestell*',
  '*ajouter au panier*',
  '*commander*',
  '*añadir al carrito*',
  '*pedido*',
  '*carrello*',
  '*winkelwagen*',
]);
const contactWords = phraseList([
  '*contact*',
  '*kontakt*',
  '*contacto*',
  '*contatt*',
  '*contato*',
  '*message*',
  '*nachricht*',
  '*anfrage*',
  'enquir*',
  'inquir*',
  '*get in touch*',
  '*reach out*',
  '*call back*',
  '*callback*',
  '*rückruf*',
  '*mensaje*',
  '*messaggio*',
  '*bericht*',
  '*mensagem*',
  '*send us*',
]);

const phoneWords = phraseList(['phone*', 'telefon*', 'tel*', 'téléphone*']);
const whoWords = phraseList(['email', 'e-mail', 'name', 'correo', 'courriel', 'nombre', 'nom']);

const rules: readonly { purpose: Purpose; holds: (form: FormView) => boolean }[] = [
  { purpose: 'registration', holds: (form) => form.types.includes('password') && isSignUp(form) },
  { purpose: 'sign-in', holds: (form) => form.types.includes('password') },
  {
    purpose: 'payment',
    holds: (form) => cardWords.test(form.labels) && !checkoutWords.test(form.saying + form.address),
  },
  {
    purpose: 'checkout',
    holds: (form) => cardWords.test(form.labels) || checkoutWords.test(form.saying + form.address),
  },
  { purpose: 'search', holds: isSearch },
  { purpose: 'newsletter', holds: isNewsletter },
  { purpose: 'application', holds: (form) => form.asked > 1 && applicationWords.test(allOf(form)) },
  { purpose: 'donation', holds: (form) => donationWords.test(form.saying + form.address) },
  { purpose: 'review', holds: (form) => reviewWords.test(form.saying + form.address) },
  { purpose: 'other', holds: (form) => commentWords.test(form.saying + form.address) },
  { purpose: 'booking', holds: (form) => isBooking(form.saying + form.address) },
  { purpose: 'quote', holds: (form) => quoteWords.test(form.saying + form.address) },
  { purpose: 'payment', holds: (form) => paymentWords.test(form.saying + form.address) },
  { purpose: 'intake', holds: (form) => form.asked > 2 && intakeWords.test(allOf(form)) },
  { purpose: 'booking', holds: asksWhen },
  { purpose: 'order', holds: (form) => orderWords.test(form.saying + form.address) },
  { purpose: 'registration', holds: (form) => signUpWords.test(form.saying + form.address) },
  { purpose: 'booking', holds: (form) => form.asked > 1 && isBooking(form.labels) },
  { purpose: 'quote', holds: (form) => form.asked > 1 && quoteWords.test(form.labels) },
  { purpose: 'contact', holds: (form) => form.types.includes('textarea') && asksWho(form) },
  { purpose: 'contact', holds: (form) => form.asked > 1 && contactWords.test(allOf(form)) },
  { purpose: 'upload', holds: (form) => form.types.includes('file') },
  {
    purpose: 'contact',
    holds: (form) => form.asked > 2 && asksWho(form) && phoneWords.test(form.labels),
  },
  { purpose: 'sign-in', holds: (form) => passwordLostWords.test(form.saying + form.address) },
  { purpose: 'newsletter', holds: (form) => form.asked === 1 && form.types.includes('email') },
];

function allOf(form: FormView): string {
  return `${form.saying} | ${form.address} | ${form.labels}`;
}

function isBooking(text: string): boolean {
  return bookWords.test(text) || bookingWords.test(text);
}

function isSignUp(form: FormView): boolean {
  return (
    form.types.filter((type) => type === 'password').length > 1 ||
    passwordRepeatWords.test(form.labels) ||
    signUpWords.test(form.saying)
  );
}

function isSearch(form: FormView): boolean {
  if (form.asked > 2 || form.types.includes('email') || form.types.includes('textarea')) return false;
  return (
    form.types.includes('search') ||
    searchWords.test(allOf(form)) ||
    /(?:^|\| )\s*[qs]$/.test(form.labels.trim())
  );
}

function isNewsletter(form: FormView): boolean {
  if (form.types.includes('textarea') || form.types.includes('file') || form.asked > 4) return false;
  return (
    newsletterWords.test(form.saying + form.address) &&
    (form.types.includes('email') || form.labels.includes('mail'))
  );
}

function asksWhen(form: FormView): boolean {
  if (form.types.some((type) => type === 'time' || type === 'datetime-local')) return true;
  return form.types.includes('date') && !otherDatesWords.test(form.labels);
}

const otherDatesWords = phraseList([
  '*birth*',
  '*geburt*',
  '*naissance*',
  '*nacimiento*',
  '*nascita*',
  '*incident*',
  '*accident*',
  '*injury*',
  '*loss*',
  '*hire*',
  '*signature*',
  '*signed*',
  '*purchase*',
  '*today*',
  '*start date*',
  '*available from*',
  '*arrest*',
  '*marriage*',
]);

function asksWho(form: FormView): boolean {
  return form.types.includes('email') || whoWords.test(form.labels);
}

function pathOf(action: string | null): string {
  return action !== null && URL.canParse(action) ? new URL(action).pathname : '';
}
