import { defineIndustry } from '#catalogue/define.ts';

/** Those who sell, let and manage property. All beneath the company type "other". */
export const property = [
  defineIndustry({
    id: 'real-estate',
    name: 'Real estate agency',
    companyType: 'other',
    names: [
      '(real estate|=realty|=realtor|=realtors|estate agent|estate agents|=lettings|=homes|=properties)',
    ],
    words: [
      { weight: 3, any: ['(homes|property|properties|houses|flats) ~ (rent|let) ~ sale'] },
      {
        weight: 3,
        any: [
          '(sale|sales) lettings',
          '(buyer|seller|residential|commercial|luxury) (representation|real estate)',
        ],
      },
      {
        weight: 3,
        any: [
          '(residential|licensed|real estate|certified) (appraiser|appraisers|appraisal)',
          '(order|) appraisal (service|report|order)',
          '(settlement services|settlement statement|abstract title)',
          '(owners|lenders) ~ polic',
        ],
      },
      {
        weight: 3,
        any: [
          '(=your|=our) (realtor|realtors|agents)',
          '(buying|selling) ~ home',
          '(sellers|buyers|=listings|featured properties)',
          '(real estate|land) (for sale|auction)',
        ],
      },
      {
        weight: 3,
        any: [
          'real estate (agent|agency|broker|brokerage|service|team)',
          '(title|escrow) (company|agency|officer|services)',
          'title (insurance|search)',
          'realtor',
          'realty',
          'homes for sale',
          '(buy|sell) ~ home',
          'home (valuation|search|buyer|seller)',
          'mls',
          'listing agent',
          'letting agent',
          'estate agent',
          'property (listing|search|for sale|for rent)',
        ],
      },
      {
        weight: 2,
        any: [
          '=listing',
          'open house',
          'square feet',
          'bedroom',
          'buyer',
          'seller',
          'condo',
          'market value',
          'comparable sale',
          'landlord',
          'tenant',
          '=closing',
        ],
      },
      { weight: 3, language: 'de', any: ['immobilienmakler', 'immobilien'] },
      { weight: 3, language: 'fr', any: ['agence immobilière', 'immobilier'] },
      { weight: 3, language: 'es', any: ['inmobiliaria'] },
    ],
    structuredTypes: ['RealEstateAgent', 'RealEstateListing'],
  }),
  defineIndustry({
    id: 'property-management',
    name: 'Property management',
    companyType: 'other',
    names: ['(property management|=apartments|self storage|block management)'],
    words: [
      {
        weight: 3,
        any: [
          '(holiday home|holiday let|villa|airbnb|short let|vacation rental|vacation home|rental) management',
          '(key holding|keyholding)',
        ],
      },
      {
        weight: 3,
        any: [
          '(month =to month|monthly) ~ (lease|leases|rent|basis|rental)',
          '(rental|tenant|lease) (application|applications)',
          '(mobile home|manufactured home|rv) (park|community|sites|pads)',
          '(residential|rental|apartment) (community|communities)',
          'rent includes',
        ],
      },
      {
        weight: 3,
        any: [
          '(block|estate|building|strata|lettings|leasehold) (management|managers|manager|managing agent|managing agents)',
          '(managing agent|managing agents) ~ (block|blocks|flats|freeholder|freeholders|residents|leaseholders)',
          '(service charge|service charges|ground rent|section 20|freeholders|leaseholders)',
          '(blocks flats|residents management (company|companies)|body corporate|owners corporation)',
        ],
      },
      {
        weight: 3,
        any: [
          '(property|association|hoa|condo|community) (management|manager)',
          'homeowner association',
          '(resident|tenant|owner) (portal|login)',
          'available (rental|rentals|homes|units)',
          '(coworking|hot desk|dedicated desk|private office|virtual office)',
          '(apartment|townhome) community',
        ],
      },
      {
        weight: 3,
        any: [
          'property management',
          'homeowners association',
          'hoa management',
          'maintenance request',
          'pay rent',
          'rental (application|property)',
          'apartment (community|home|for rent)',
          'self storage',
          'storage unit',
          'coworking',
        ],
      },
      {
        weight: 2,
        any: ['tenant', 'lease', 'landlord', 'resident portal', 'vacancy', 'floor plan', 'amenities'],
      },
      { weight: 3, language: 'de', any: ['hausverwaltung'] },
    ],
    structuredTypes: ['ApartmentComplex', 'SelfStorage'],
  }),
];
