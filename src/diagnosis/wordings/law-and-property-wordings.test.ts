import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'law firms of many fields',
  ['# Larch Law', 'Law firm; our attorneys and lawyers advise clients. Legal services and representation.'],
  [
    {
      workflow: 'land-use-matters',
      fires: ['Representation before zoning boards on variances.', '# Zoning & Land Use'],
      silent: ['Township zoning officer.'],
    },
    {
      workflow: 'tax-disputes',
      fires: ['We appeal property tax assessments.', '# Tax Law'],
      silent: ['Tax is not included.'],
    },
    {
      workflow: 'debt-recovery',
      fires: ['Debt recovery and enforcement of judgments.', '# Debt Recovery'],
      silent: ['Stop harassment by debt collectors: debt collection abuse.'],
    },
    {
      workflow: 'notarial-acts',
      fires: ['Notary public and apostille.', '# Notary Services'],
      silent: ['A notable case.'],
    },
    {
      workflow: 'property-litigation',
      fires: ['Boundary disputes and quiet title actions.', '# Title Disputes'],
      silent: ['The title of the book.'],
    },
    {
      workflow: 'public-body-counsel',
      fires: ['We represent municipalities and school districts.', '# Local Government Law'],
      silent: ['The council meets on Monday.'],
    },
    {
      workflow: 'privacy-counsel',
      fires: ['Data protection law for firms.', '# Data Protection'],
      silent: ['Our privacy policy.'],
    },
    {
      workflow: 'finance-transactions',
      fires: ['Capital markets and project finance transactions.', '# Banking & Finance'],
      silent: ['Bank holidays.'],
    },
    {
      workflow: 'legal-due-diligence',
      fires: ['We conduct legal due diligence.', '# Due Diligence'],
      silent: ['With diligence.'],
    },
    {
      workflow: 'company-secretarial',
      fires: ['Annual compliance and company secretarial work.', '# Regulatory Compliance'],
      silent: ['Nail filing.'],
    },
    {
      workflow: 'insurance-disputes',
      fires: ['Denied insurance claims and bad faith.', '# Insurance Disputes'],
      silent: ['We accept health insurance.'],
    },
    {
      workflow: 'elder-guardianship',
      fires: ['Guardianship and elder law.', '# Medicaid Planning'],
      silent: ['An elder tree.'],
    },
    {
      workflow: 'powers-of-attorney',
      fires: ['We draft lasting powers of attorney.', '# Powers of Attorney'],
      silent: ['The power of words.'],
    },
    {
      workflow: 'probate-administration',
      fires: ['Our fixed price probate service.', '# Estate Administration'],
      silent: ['Real estate.'],
    },
    {
      workflow: 'legal-education',
      fires: ['Talks on wills for clubs and groups.', 'Book a speaker for your club.'],
      silent: ['She speaks Spanish and English.'],
    },
    {
      workflow: 'joint-ownership',
      fires: ['We convert homes to tenants in common.', '# Tenants in Common'],
      silent: ['Things in common.'],
    },
    {
      workflow: 'share-schemes',
      fires: ['Stock option plans and shareholder agreements.', '# ESOP'],
      silent: ['We share news.'],
    },
  ],
);

describeWordings(
  'house agents of many services',
  ['# Larch Realty', 'Real estate agency; our agents and realtors help with homes and property.'],
  [
    {
      workflow: 'property-marketing',
      fires: ['Professional photography and 3D tours of your home.', '# Property Marketing'],
      silent: ['The farmers market.'],
    },
    {
      workflow: 'offer-negotiation',
      fires: ['We negotiate the best price and terms for clients.', '# Negotiation'],
      silent: ['We offer coffee.'],
    },
    {
      workflow: 'home-purchases',
      fires: ['We buy houses for cash.', '# Cash Offers'],
      silent: ['Helping clients buy a home.'],
    },
    {
      workflow: 'property-development',
      fires: ['Our ongoing projects are villas and apartments.', 'We develop gated communities.'],
      silent: ['Web developer.'],
    },
    {
      workflow: 'renovate-resell',
      fires: ['We renovate homes for resale.', 'Fully remodeled rental homes.'],
      silent: ['Kitchen remodel for your home.'],
    },
    {
      workflow: 'investor-relations',
      fires: [
        'Investment properties for investors: we find and analyse.',
        'Private lenders partner with us on deals.',
      ],
      silent: ['Invested in our town.'],
    },
    {
      workflow: 'relocation-help',
      fires: ['Relocation services for families.', '# Relocating'],
      silent: ['The office relocated in 1990.'],
    },
    {
      workflow: 'land-sales',
      fires: ['We sell land and farms.', 'Ranch sales and vacant land listings.'],
      silent: ['They do a lot for you.'],
    },
    {
      workflow: 'presale-preparation',
      fires: ['Home staging before you sell.', '# Home Staging'],
      silent: ['The stage is set.'],
    },
    {
      workflow: 'market-reports',
      fires: ['Monthly market reports by mail.', '# Market Updates'],
      silent: ['Report a problem.'],
    },
    {
      workflow: 'home-buyer-programmes',
      fires: ['Buy before you sell with bridge loans.', '# Guaranteed Sale'],
      silent: ['Before you buy, look.'],
    },
  ],
);

describeWordings(
  'letting agents of many services',
  ['# Larch Lettings', 'Property management company; rentals, tenants and landlords.'],
  [
    {
      workflow: 'owner-reporting',
      fires: ['Monthly owner statements by mail.', '# Rent Collection'],
      silent: ['A statement of values.'],
    },
    {
      workflow: 'rental-inspections',
      fires: ['Move-out inspections of every rental unit.', '# Property Inspections'],
      silent: ['Upon closer inspection.'],
    },
  ],
);
