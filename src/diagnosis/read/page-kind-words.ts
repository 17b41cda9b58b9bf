import type { PageKind } from './page-facts.ts';

/** The only segment of the home page of a site or language. */
export const HOME_SEGMENT =
  /^(?:home|homepage|startseite|accueil|inicio|welcome|(?:de|en|es|fr|it|nl|pl|pt)(?:-[a-z]{2})?)$/;

/** Words of professional work at the end of an address. */
export const SERVICE_ENDING =
  /(?:^|-)(?:services?|insurance|repairs?|cleaning|consulting|therap(?:y|ies)|surgery|machining|milling|turning|welding|fabrication|assembly|coating|molding|law|lawyers?|attorneys?|defen[cs]e|dentistry|implants?|whitening|crowns?|veneers?|planning|accounting|bookkeeping|payroll|tax(?:es)?|preparation|design|installation|maintenance|coaching|training|tutoring|massage|removal|inspections?|printing|catering|landscaping|plumbing|roofing|painting|remodeling|renovation|photography|marketing|development|engineering|management|medicine|care|beratung|reparatur|reinigung|behandlung|montage|wartung|nettoyage|réparation|conseil|reparación|limpieza)$/;

/** Addresses of one kind of page that always begin or end this way, whatever the other words are. */
export const CERTAIN_ADDRESSES: readonly (readonly [PageKind, RegExp])[] = [
  ['policy', /-(?:policy|policies|handbook)$/],
  ['case-study', /-case-stud(?:y|ies)$/],
  ['faq', /-(?:answers|faqs?)$/],
  [
    'forms',
    /^form-|-(?:form|questionnaire)$|^(?:request|file)-(?:[\p{L}\p{N}]+-){0,4}(?:claim|certificate|card|change|records|copy)$|^report-(?:an?-|your-)?(?:claim|loss|accident|change)$/u,
  ],
];

/**
 * Words that name a kind of page in English, German, French, Spanish, and a few of Italian, Dutch and Portuguese, as they stand
 * in an address. `s?` may be left out, `(?:y|ies)` is a choice, and 0 stands for any number.
 */
export const KIND_WORDS: readonly (readonly [PageKind, string])[] = [
  [
    'services',
    `services? our-services what-we-do solutions practice-areas? areas-of-practice treatments? capabilities
    offerings? expertise programs products-and-services leistungen angebote? dienstleistungen behandlungen
    prestations? nos-services servicios nuestros-servicios tratamientos servizi diensten servicos serviços
    departments specialties menu speisekarte practices`,
  ],
  [
    'shop',
    `shop store products? catalogue? collections? product-category cart basket checkout onlineshop produkte
    warenkorb boutique produits panier tienda productos carrito negozio winkel loja`,
  ],
  [
    'pricing',
    `pricing prices? price-list fees rates plans tuition packages preise preisliste tarife tarifs? prix
    precios tarifas prezzi prijzen precos preços plans-and-pricing cost membership memberships rates-and-rooms
    rooms-and-rates rooms-rates financial-aid scholarships? tuition-assistance`,
  ],
  [
    'booking',
    `book book-now booking bookings book-online appointments? make-an-appointment book-an-appointment
    request-an-appointment request-appointment schedule scheduling reservations? reserve termin termine
    terminvereinbarung termin-buchen online-termin buchen buchung reservierung rendez-vous
    prendre-rendez-vous réservation réserver reserva reservas citas? pedir-cita prenota prenotazioni
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
    why-us why-choose-us profile company-profile facilit(?:y|ies) clinic office-tour notre-clinique praxisräume`,
  ],
  [
    'team',
    `team our-team meet-the-team meet-our-team staff our-staff people our-people attorneys? lawyers doctors
    our-doctors meet-the-doctors? hosts? meet-your-hosts? advisory-board board-members board-of-directors providers physicians agents leadership management faculty board unser-team
    mitarbeiter ansprechpartner équipe notre-équipe notre-equipe equipo nuestro-equipo equipe ons-team`,
  ],
  [
    'careers',
    `careers? jobs? join-us join-our-team work-with-us vacanc(?:y|ies) employment opportunities openings
    hiring karriere stellenangebote stellen ausbildung offene-stellen carrières? carrieres? recrutement
    emplois? nous-rejoindre empleo trabaja-con-nosotros lavora-con-noi vacatures carreiras volunteer`,
  ],
  [
    'faq',
    `faqs? frequently-asked-questions questions questions-and-answers help help-center support häufige-fragen
    haeufige-fragen fragen-und-antworten hilfe questions-fréquentes foire-aux-questions aide
    answers preguntas-frecuentes ayuda domande-frequenti veelgestelde-vragen perguntas-frequentes`,
  ],
  [
    'process',
    `process our-process how-it-works how-we-work our-approach approach what-to-expect your-first-visit
    first-visit new-patients? new-clients? methodology our-method ablauf so-funktionierts arbeitsweise
    notre-méthode comment-ça-marche fonctionnement cómo-funciona como-funciona proceso come-funziona
    werkwijze getting-started onboarding how-we-do-it your-visit what-to-bring what-happens-next buying selling admissions? enrol?lment applying how-to-apply`,
  ],
  [
    'policy',
    `polic(?:y|ies) terms terms-of-service terms-of-use terms-and-conditions terms-conditions privacy
    privacy-policy cookie-policy cookies? refund-policy return-policy returns? refunds shipping
    shipping-policy delivery cancellation-policy hipaa notice-of-privacy-practices accessibility
    accessibility-statement warranty office-policies financial-policy agb datenschutz datenschutzerklärung
    widerruf widerrufsbelehrung versand cgv cgu conditions-générales confidentialité
    politique-de-confidentialité livraison privacidad política-de-privacidad politica-de-privacidad
    aviso-de-privacidad condiciones envíos disclaimers? security notice-of-privacy gdpr bylaws rules dress-code code-of-conduct handbook (?:student|family|parent|employee)-handbook`,
  ],
  [
    'forms',
    `forms? patient-forms? client-forms? new-patient-forms? intake intake-forms? downloads? documents
    registration register application apply apply-now formulare anmeldung formulaires? inscription
    formularios? inscripción solicitud digital-intake-packet questionnaire checklists?`,
  ],
  [
    'portal',
    `portal client-portal patient-portal customer-portal member-portal login log-in sign-in signin my-account
    account members member-area kundenportal mandantenportal anmelden mein-konto connexion mon-compte
    espace-client acceso mi-cuenta iniciar-sesión area-clienti inloggen client-login pay-online pay-bill
    bill-pay payments? make-a-payment pay`,
  ],
  [
    'case-study',
    `case-stud(?:y|ies) portfolio projects? our-work work works references success-stories testimonials?
    reviews case-results referenzen projekte kundenstimmen bewertungen (?:write|leave|post|read)-(?:us-)?(?:a|our|your)-reviews? feedback références réalisations projets
    témoignages casos-de-éxito proyectos testimonios lavori progetti projecten our-clients`,
  ],
  [
    'news',
    `news blog blogs articles posts? newsroom press press-releases? insights updates resources newsletters?
    aktuelles neuigkeiten presse actualités actualites noticias notizie nieuws notícias archives? category
    tag author in-the-press`,
  ],
  [
    'gallery',
    `gallery galleries photos? photo-gallery pictures videos? media galerie bilder galería fotos galleria
    before-and-after smile-gallery virtual-tour tour`,
  ],
  [
    'events',
    `events? calendar workshops? classes courses? seminars? webinars? meetings? agendas? veranstaltungen
    kalender kurse événements evenements calendrier eventos calendario cursos eventi evenementen 
    camps?`,
  ],
  [
    'locations',
    `locations? our-locations offices our-offices find-us branches stores store-locator service-areas?
    areas-we-serve areas-served where-we-work neighborhoods? standorte? anfahrt filialen nos-agences
    adresses sucursales ubicaciones? sedi vestigingen map`,
  ],
  [
    'legal-notice',
    `impressum imprint legal legal-notice mentions-légales mentions-legales aviso-legal note-legali colofon
    aviso-legal-y-privacidad`,
  ],
  ['article', 'article story post-0 p-0'],
];
