import { splitAtSpace } from '../text/words.ts';
import type { PageKind } from './page-facts.ts';

export const homeSegments: ReadonlySet<string> = new Set([
  'home',
  'homepage',
  'startseite',
  'accueil',
  'inicio',
  'welcome',
]);
/**
 * Languages whose code, alone or with a country, means the home page as the only path segment: "de", "en-us".
 */
export const homeLanguages: ReadonlySet<string> = new Set(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt']);

export const serviceEndings: ReadonlySet<string> = new Set(
  splitAtSpace(
    `service services insurance repair repairs cleaning consulting therapy therapies surgery machining milling turning welding fabrication assembly coating molding law lawyer lawyers attorney attorneys defence defense dentistry implant implants whitening crown crowns veneer veneers planning accounting bookkeeping payroll tax taxes preparation design installation maintenance coaching training tutoring massage removal inspection inspections printing catering landscaping plumbing roofing painting remodeling renovation photography marketing development engineering management medicine care beratung reparatur reinigung behandlung montage wartung nettoyage réparation conseil reparación limpieza`,
  ),
);

/**
 * Beginnings and endings of the last path segment that identify a kind of page, whatever the other words. If an
 * entry lists both, both must match.
 */
export const certainAddresses: readonly {
  kind: PageKind;
  begins?: readonly string[];
  ends?: readonly string[];
}[] = [
  { kind: 'policy', ends: ['-policy', '-policies', '-handbook'] },
  { kind: 'case-study', ends: ['-case-study', '-case-studies'] },
  { kind: 'faq', ends: ['-answers', '-faq', '-faqs'] },
  { kind: 'forms', begins: ['form-'] },
  { kind: 'forms', ends: ['-form', '-questionnaire'] },
  {
    kind: 'forms',
    begins: ['request-', 'file-'],
    ends: ['-claim', '-certificate', '-card', '-change', '-records', '-copy'],
  },
  { kind: 'forms', begins: ['report-'], ends: ['-claim', '-loss', '-accident', '-change'] },
];

/**
 * Words that name a kind of page in English, German, French, and Spanish, with a few in Italian, Dutch, and
 * Portuguese, as written in addresses. Letters in parentheses are optional, and 0 stands for any number.
 */
export const kindWords: readonly (readonly [PageKind, string])[] = [
  [
    'services',
    `service(s) our-services what-we-do solutions practice-area(s) areas-of-practice treatment(s) capabilities
    offering(s) expertise programs products-and-services leistungen angebot(e) dienstleistungen behandlungen
    prestation(s) nos-services servicios nuestros-servicios tratamientos servizi diensten servicos serviços
    departments specialties menu speisekarte practices`,
  ],
  [
    'shop',
    `shop store product(s) catalogu(e) collection(s) product-category cart basket checkout onlineshop produkte
    warenkorb boutique produits panier tienda productos carrito negozio winkel loja`,
  ],
  [
    'pricing',
    `pricing price(s) price-list fees rates plans tuition packages preise preisliste tarife tarif(s) prix
    precios tarifas prezzi prijzen precos preços plans-and-pricing cost membership memberships rates-and-rooms
    rooms-and-rates rooms-rates financial-aid scholarship(s) tuition-assistance`,
  ],
  [
    'booking',
    `book book-now booking bookings book-online appointment(s) make-an-appointment book-an-appointment
    request-an-appointment request-appointment schedule scheduling reservation(s) reserve termin termine
    terminvereinbarung termin-buchen online-termin buchen buchung reservierung rendez-vous
    prendre-rendez-vous réservation réserver reserva reservas cita(s) pedir-cita prenota prenotazioni
    afspraak`,
  ],
  [
    'contact',
    `contact contacts contact-us contactus get-in-touch reach-us kontakt contactez-nous nous-contacter
    contacto contáctenos contatti contatto contato request-a-quote request-quote free-quote free-estimate
    get-a-quote quote enquiry inquiry impressum-kontakt anfrage devis locations-contact directions`,
  ],
  [
    'about',
    `about about-us aboutus who-we-are our-story story our-history history mission our-mission company
    our-company über-uns ueber-uns uber-uns wir-über-uns unternehmen praxis à-propos a-propos
    qui-sommes-nous sobre-nosotros quienes-somos quiénes-somos nosotros chi-siamo over-ons sobre-nos sobre
    why-us why-choose-us profile company-profile facility facilities clinic office-tour notre-clinique praxisräume`,
  ],
  [
    'team',
    `team our-team meet-the-team meet-our-team staff our-staff people our-people attorney(s) lawyers doctors
    our-doctors meet-the-doctor(s) host(s) meet-your-host(s) advisory-board board-members board-of-directors providers physicians agents leadership management faculty board unser-team
    mitarbeiter ansprechpartner équipe notre-équipe notre-equipe equipo nuestro-equipo equipe ons-team`,
  ],
  [
    'careers',
    `career(s) job(s) join-us join-our-team work-with-us vacancy vacancies employment opportunities openings
    hiring karriere stellenangebote stellen ausbildung offene-stellen carrière(s) carriere(s) recrutement
    emploi(s) nous-rejoindre empleo trabaja-con-nosotros lavora-con-noi vacatures carreiras volunteer`,
  ],
  [
    'faq',
    `faq(s) frequently-asked-questions questions questions-and-answers help help-center support häufige-fragen
    haeufige-fragen fragen-und-antworten hilfe questions-fréquentes foire-aux-questions aide
    answers preguntas-frecuentes ayuda domande-frequenti veelgestelde-vragen perguntas-frequentes`,
  ],
  [
    'process',
    `process our-process how-it-works how-we-work our-approach approach what-to-expect your-first-visit
    first-visit new-patient(s) new-client(s) methodology our-method ablauf so-funktionierts arbeitsweise
    notre-méthode comment-ça-marche fonctionnement cómo-funciona como-funciona proceso come-funziona
    werkwijze getting-started onboarding how-we-do-it your-visit what-to-bring what-happens-next buying selling admission(s) enro(l)lment applying how-to-apply`,
  ],
  [
    'policy',
    `policy policies terms terms-of-service terms-of-use terms-and-conditions terms-conditions privacy
    privacy-policy cookie-policy cookie(s) refund-policy return-policy return(s) refunds shipping
    shipping-policy delivery cancellation-policy hipaa notice-of-privacy-practices accessibility
    accessibility-statement warranty office-policies financial-policy agb datenschutz datenschutzerklärung
    widerruf widerrufsbelehrung versand cgv cgu conditions-générales confidentialité
    politique-de-confidentialité livraison privacidad política-de-privacidad politica-de-privacidad
    aviso-de-privacidad condiciones envíos disclaimer(s) security notice-of-privacy gdpr bylaws rules dress-code code-of-conduct handbook student-handbook family-handbook parent-handbook employee-handbook`,
  ],
  [
    'forms',
    `form(s) patient-form(s) client-form(s) new-patient-form(s) intake intake-form(s) download(s) documents
    registration register application apply apply-now formulare anmeldung formulaire(s) inscription
    formulario(s) inscripción solicitud digital-intake-packet questionnaire checklist(s)`,
  ],
  [
    'portal',
    `portal client-portal patient-portal customer-portal member-portal login log-in sign-in signin my-account
    account members member-area kundenportal mandantenportal anmelden mein-konto connexion mon-compte
    espace-client acceso mi-cuenta iniciar-sesión area-clienti inloggen client-login pay-online pay-bill
    bill-pay payment(s) make-a-payment pay`,
  ],
  [
    'case-study',
    `case-study case-studies portfolio project(s) our-work work works references success-stories testimonial(s)
    reviews case-results referenzen projekte kundenstimmen bewertungen write-a-review write-a-reviews write-our-review write-our-reviews write-your-review write-your-reviews write-us-a-review write-us-a-reviews write-us-our-review write-us-our-reviews write-us-your-review write-us-your-reviews leave-a-review leave-a-reviews leave-our-review leave-our-reviews leave-your-review leave-your-reviews leave-us-a-review leave-us-a-reviews leave-us-our-review leave-us-our-reviews leave-us-your-review leave-us-your-reviews post-a-review post-a-reviews post-our-review post-our-reviews post-your-review post-your-reviews post-us-a-review post-us-a-reviews post-us-our-review post-us-our-reviews post-us-your-review post-us-your-reviews read-a-review read-a-reviews read-our-review read-our-reviews read-your-review read-your-reviews read-us-a-review read-us-a-reviews read-us-our-review read-us-our-reviews read-us-your-review read-us-your-reviews feedback références réalisations projets
    témoignages casos-de-éxito proyectos testimonios lavori progetti projecten our-clients`,
  ],
  [
    'news',
    `news blog blogs articles post(s) newsroom press press-release(s) insights updates resources newsletter(s)
    aktuelles neuigkeiten presse actualités actualites noticias notizie nieuws notícias archive(s) category
    tag author in-the-press`,
  ],
  [
    'gallery',
    `gallery galleries photo(s) photo-gallery pictures video(s) media galerie bilder galería fotos galleria
    before-and-after smile-gallery virtual-tour tour`,
  ],
  [
    'events',
    `event(s) calendar workshop(s) classes course(s) seminar(s) webinar(s) meeting(s) agenda(s) veranstaltungen
    kalender kurse événements evenements calendrier eventos calendario cursos eventi evenementen 
    camp(s)`,
  ],
  [
    'locations',
    `location(s) our-locations offices our-offices find-us branches stores store-locator service-area(s)
    areas-we-serve areas-served where-we-work neighborhood(s) standort(e) anfahrt filialen nos-agences
    adresses sucursales ubicacione(s) sedi vestigingen map`,
  ],
  [
    'legal-notice',
    `impressum imprint legal legal-notice mentions-légales mentions-legales aviso-legal note-legali colofon
    aviso-legal-y-privacidad`,
  ],
  ['article', 'article story post-0 p-0'],
];
