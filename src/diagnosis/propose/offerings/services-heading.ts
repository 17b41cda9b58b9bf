/** Headings under which a site lists what it does for its customers. */
const servicesHeading =
  /\b(services|what we (?:do|offer|provide|execute|deliver|handle|treat|teach|host|cover|run|build|create|repair|(?:can )?help (?:you )?with)|we offer|treatments?|therapies|programs|programmes|classes|lessons|courses|practice areas|areas of (?:practice|expertise)|specialt(?:y|ies)|specialities|capabilities|solutions|offerings|expertise|(?:ways|how) we (?:can )?help|ministries|activities|loans|loan (?:products|programs|programmes|options|types)|financing (?:products|options|solutions))\b/i;
const otherHeading =
  /\b(why|where|when|areas? (?:we )?serve[ds]?|service areas?|clients?|customer service|process|industries|sectors|reviews?|testimonials?|hours|rates|prices|request|schedule|terms|about|works?|partners|questions|faqs?|discounts?|rewards?|loyalty|referral|membership|financing|related|news|articles)\b/i;
const maxWords = 8;

/** Lists of what guests can do count too where their entries are looked at closely. */
const experiences = /^(?:our |curated |the )?(?:[\p{L}-]+ )?experiences$/iu;

/** A page that is called nothing but this lists what there is. */
const listName =
  /^(?:(?:our|all|the) )?(?:services|treatments|therapies|programs|programmes|classes|courses|lessons|practice areas|areas of (?:practice|expertise)|practices|specialt(?:y|ies)|capabilities|solutions|offerings|expertise|ministries|activities|experiences|what we do)$/i;

/** Whether a page's name is that of a list of services. */
export function isListName(name: string): boolean {
  return listName.test(name);
}

/** Under such a name stands nothing but what is done for clients. */
export function isPractices(text: string): boolean {
  return /\b(?:practice areas|areas of practice|cases we (?:handle|take))\b/i.test(text);
}

/** Whether a heading announces what the organization does or lets its guests do. */
export function isOfferHeading(text: string): boolean {
  return isServicesHeading(text) || experiences.test(text);
}

/** Whether a heading announces a list of services. */
export function isServicesHeading(text: string): boolean {
  return text.split(/\s+/).length <= maxWords && servicesHeading.test(text) && !otherHeading.test(text);
}
