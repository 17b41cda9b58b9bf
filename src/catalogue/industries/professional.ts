import { defineIndustry } from '#catalogue/define.ts';

/** Consulting and legal organisations. */
export const professional = [
  defineIndustry({
    id: 'consulting',
    name: 'Consulting firm',
    companyType: 'consulting',
    names: ['(=consulting|=consultants|=consultancy|=actuarial|=actuaries|(grant|bid|tender) writing)'],
    words: [
      {
        weight: 3,
        any: [
          '(procurement|cost reduction|supply chain|pricing|sustainability|fundraising) (consulting|consultants|consultancy|advisors|advisers|advisory)',
        ],
      },
      { weight: 2, any: ['(=actuary|=actuaries|=actuarial)'] },
      {
        weight: 3,
        any: [
          '(actuarial|actuaries) (consulting|consultants|consultancy|services|valuation|valuations|science|advisory|solutions|support|analysis|modelling|modeling|expertise|certification)',
          '(=ai|grc|esg|climate) (consulting|consultant|consultancy|advisory|strategy|implementation)',
        ],
      },
      { weight: 3, any: ['(=we write bids|bid writing)', '(bid|grant|tender) (writer|writers)'] },
      {
        weight: 3,
        any: [
          '(ecologist|ecologists|hydrologist|hydrologists)',
          '(translated|translates) ~ (native|texts)',
          'hr (adviser|advisor|advice)',
        ],
      },
      {
        weight: 3,
        any: [
          '(human resources|hr|people) (consulting|consultancy|outsourcing|advice|advisory|consultants)',
          'outsourced (hr|human resources|coo)',
          'mock (osha|) inspection',
          '(leadership|executive|organizational|organisational) (development|coaching|consulting|coach|consultants) ~ (firm|company|leader|team|organization|manager)',
          '(executive|leadership|business) (coach|coaching)',
          '(management|business|compliance|quality|safety|environmental|regulatory|data|energy|lean|strategy) (consultants|advisers|advisors|consulting)',
          'iso (9001|13485|27001|14001|45001) ~ (consultant|consulting|consultancy|implementation)',
          '(health safety|safety|osha) (advice|adviser|advisers|consultancy|compliance|partner)',
          '(market|social|opinion|independent|customer) research (agency|company|firm|consultancy)',
          '(market|social) (social|) research',
          'focus group',
          '(phase i|environmental) (site assessment|due diligence)',
          '(groundwater|stormwater|wetland) (monitoring|permit|delineation)',
          '(certified|sworn|professional|document) (translation|translator)',
          'translation interpreting',
          '(regulatory|clinical) (submission|consulting)',
        ],
      },
      {
        weight: 3,
        any: [
          '(management|business|strategy|operations|hr|environmental|safety|engineering|technology|cybersecurity) (consultant|consultants|consulting|consultancy)',
          '(translation|interpreting|interpretation) (agency|service|company|bureau)',
          '(translator|interpreter|linguist)',
        ],
      },
      {
        weight: 3,
        any: [
          '(management|business|strategy|operations|organizational|it|technology|hr|engineering|environmental) (consulting|consultancy|consultant)',
          '=our consultant',
          'consulting (firm|service|engagement|practice|company|solution|group)',
          'advisory (service|firm)',
          'we advise',
          'advisory group',
        ],
      },
      {
        weight: 5,
        any: [
          '(is|are) ~ (consulting|advisory) (firm|practice|company|group|agency)',
          '(consultancy|consultants) (support|help|prepare|advise|assist|partner with|work with)',
          '(bid|grant|tender) writing (service|support|consultancy)',
          'fractional (coo|cmo|cio|chief)',
          '(operation|business|management) diagnostic',
        ],
      },
      {
        weight: 3,
        any: [
          '(we|=our team) (help|support|advise|assist|work with) ~ (charity|nonprofit|non profit|organisation|organization|small business|business owner|leader|board|social enterprise|company)',
          '=who (=we help|=we support|=we work with)',
          '(help|support) (charity|nonprofit|organisation|organization) ~ (plan|secure|grow|win|improve|build)',
        ],
      },
      {
        weight: 2,
        any: ['lean six sigma', 'operational (audit|review|assessment)', 'six sigma (methodology|project)'],
      },
      {
        weight: 2,
        any: [
          'organizational (assessment|change|redesign|development|transformation|readiness)',
          'change management',
          'strategic plan',
          'digital transformation',
          'stakeholder',
          '=our client',
          'client engagement',
          'executive coaching',
          'process improvement',
          'needs assessment',
          'feasibility study',
          'thought leadership',
        ],
      },
      {
        weight: 1,
        any: ['client', 'strategy', 'framework', 'insight', 'expertise', 'case study', 'engagement'],
      },
      { weight: 3, language: 'de', any: ['unternehmensberatung', 'beratungsunternehmen'] },
      { weight: 3, language: 'fr', any: ['cabinet conseil', 'conseil en stratégie'] },
      { weight: 3, language: 'es', any: ['consultoría', 'asesoría empresarial'] },
    ],
    structuredTypes: [],
  }),
  defineIndustry({
    id: 'legal',
    name: 'Legal services',
    companyType: 'legal',
    names: [
      '(law (office|offices|firm|firms|group|chambers|practice)|=lawyer|=lawyers|=attorney|=attorneys|=solicitors|=barristers|=advocates)',
    ],
    words: [
      { weight: 3, any: ['immigration (services|advisers|advisors|consultants|law|cases)'] },
      { weight: 2, any: ['(work|family|spouse|student|partner) (visas|visa)'] },
      {
        weight: 3,
        any: [
          '(business|corporate|criminal|immigration|divorce|trial|tax|employment) (attorney|law|lawyer|solicitor)',
          '=attorneys',
          '(h 1b|green card|deportation|naturalization|naturalisation|asylum|work visa|skilled worker visa)',
          'immigration (adviser|advisers|lawyer|law|application)',
          '(divorce|family|neutral|civil|trained|workplace|commercial) (mediation|mediator)',
          'mediation arbitration',
        ],
      },
      {
        weight: 3,
        any: [
          'law (firm|office|practice)',
          '=our (attorney|lawyer|solicitor)',
          'attorney at law',
          'legal (representation|counsel|advice)',
          'practice area',
          'attorney client',
          '(defense|divorce|injury|immigration|estate|family) (attorney|lawyer)',
        ],
      },
      {
        weight: 2,
        any: [
          'attorney',
          'lawyer',
          'solicitor',
          'barrister',
          'notary',
          'litigation',
          'paralegal',
          'legal (service|matter|fee|issue)',
          'probate',
          'trial lawyer',
        ],
      },
      { weight: 1, any: ['court', 'law', 'legal', 'case', 'statute'] },
      { weight: 3, language: 'de', any: ['rechtsanwalt', 'rechtsanwältin', 'kanzlei', 'notar'] },
      { weight: 3, language: 'fr', any: ['avocat', "cabinet d'avocats", 'notaire'] },
      { weight: 3, language: 'es', any: ['abogado', 'bufete', 'despacho jurídico'] },
    ],
    structuredTypes: ['LegalService', 'Attorney', 'Notary'],
  }),
];
