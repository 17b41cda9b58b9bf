import { phrases } from '../../text/phrases.ts';
import { countSpaced } from '../../text/words.ts';

/** The last word of an English name says what it is. */
const workEnding =
  /(?:[a-z]{2}ing|[a-z]{3}(?:tion|sion|ment)s?|[a-z]{3}als?|[a-z]{3}ance|[a-z]{3}age|delivery|care|repairs?|design|\b(?:hire|tests?|tours?|trips?|rides?|moves?|law)|lessons?|classes|surveys?|services?|clinics?|therapy|screenings?|checks?|exams?|camps?|workshops?|programs?|programmes?|tutorials?|placements?|sponsorships?|collections?|pick-?ups?|drop-?offs?|shoots|photoshoots?|[a-z]{3}graphy|strateg(?:y|ies)|advisory|advice|counsel|support|transport|research|diagnostics?|analytics|audits?|retreats?|embroidery|carpentry|joinery|masonry|upholstery|cabinetry|dentistry|surger(?:y|ies)|medicine|haircuts?|defen[cs]e|recovery|ultrasounds?|x-?rays?|scans?|consultancy|upgrades?|retrofits?|facials?|sonography|[a-z]+['’]?s? education|outreach|ministr(?:y|ies)|apprenticeships?|internships?|mentorships?|partnerships?|logistics|payroll|probate|immigration|bankruptcy|custody|yoga|pilates|reiki|acupuncture|massages?|makeup|manicures?|pedicures?|peels?|couriers?|charters?|hospitality|livery|cartage|haulage)$/i;
/** Words that end like names for work but stand for things, places, documents, or parts of a site. */
const noWork =
  /\b(?:things?|ongoing|upcoming|anything|everything|nothing|pricing|meetings?|listings?|buildings?|mornings?|evenings?|openings?|holdings?|parking|clothing|bedding|settings?|offerings?|findings?|earnings?|kings?|springs?|rings?|wings?|weddings?|string|sibling|ceiling|pudding|locations?|information|missions?|visions?|organi[sz]ations?|associations?|directions?|questions?|foundations?|applications?|collections?|positions?|publications?|regulations?|reservations?|donations?|registrations?|sections?|editions?|conditions?|conventions?|certifications?|options?|transitions?|solutions?|departments?|governments?|statements?|documents?|equipment|investments?|appointments?|payments?|testimonials?|materials?|manuals?|portals?|journals?|hospitals?|animals?|capital|goals?|deals?|specials?|referrals?|professionals?|individuals?|officials?|annuals?|perennials?|metals?|meals?|packages?|pages?|images?|advantages?|messages?|languages?|heritage|villages?|cottages?|coverage|beverages?|languages?|entrance|finance|performance|insurance|importance|distance|instruments?|apartments?|garments?|comments?|team|staff|links?|commission|tradition|^education|(?:our|higher|continuing|further|about) education|nutrition|fashion|passion|television|profession|dimensions?|versions?|pension|cuisine|terminals?|festivals?|carnivals?|memorials?|editorials?|minerals?|chemicals?|crystals?|essentials?|credentials?|financials?|jobs?|process|approach|story|development team|tests? results?|environment|management team|attractions?|animations?|innovations?|central|local|regional|national|international|digital|official|signings?)$|\b(?:policy|privacy|terms|login|our|about|why|how|what|faq|free|gift|news|customer (?:service|satisfaction)|common questions?|service area|self.?service|terms of service|church service|service area|(?:men|women|kids?|children|family|guest|salon|spa|clinic|logistics|client|member|student|patient|business)['’]?s? services?)\b/i;
const maxWords = 5;

/** "Rental laptops" counts as work, because the laptops are rented out. */
const rental = /^rental (?!(?:income|prices?|rates?|terms|market|policy|application|agreements?)\b)/i;

/** "Remote support" names work; "Support for grief" doesn't. */
const ofSomething = phrases('work-of-something');

export function isWorkName(name: string): boolean {
  if (noWork.test(name)) return false;
  return name.split(/\s*(?:&|\band\b|\/)\s*/i).some((part) => {
    if (rental.test(part)) return true;
    const [head = ''] = part.split(/\s+(?:for|of|in|at|to|with)\s+/);
    return (
      countSpaced(head) <= maxWords && workEnding.test(head) && !noWork.test(head) && !ofSomething.test(head)
    );
  });
}
