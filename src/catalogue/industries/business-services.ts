import { defineIndustry } from '#catalogue/define.ts';

/** Those who work for other businesses: agencies, staffing and security. All beneath the company type "other". */
export const businessServices = [
  defineIndustry({
    id: 'agency',
    name: 'Marketing, design or web agency',
    companyType: 'other',
    names: [
      '(marketing (agency|program|programme|company|services|group|studio)|digital (agency|marketing)|(creative|design|advertising|web|branding|media|seo|pr) (agency|studio)|web design|=marketing|=advertising|=branding)',
    ],
    words: [
      {
        weight: 3,
        any: [
          '(makes|make) ~ films ~ (brands|charities|companies)',
          '(film|video) production',
          'script =to screen',
        ],
      },
      {
        weight: 3,
        any: [
          '(public relations|media relations|press office)',
          '(graphic|packaging|logo|website|brand) (design|designer)',
          '(media (planning|buying|buyers)|search engine optimisation|pay per click)',
          '(logo|logos) ~ (design|book|label|website)',
          '(websites|website) ~ (design|build|small business|small firms|sell)',
        ],
      },
      {
        weight: 3,
        any: [
          '(seo|web design|ppc|=branding|digital marketing|advertising|public relations) (service|agency|company|campaign|)',
          'social media (management|marketing|service|agency|company|campaign|strategy|content)',
        ],
      },
      {
        weight: 3,
        any: [
          '(marketing|creative|digital|design|advertising|branding|web|seo|pr|media|video) agency',
          'web (design|development) (service|studio|company|agency)',
          'design studio',
          'social media management',
          'search engine optimization',
          'brand (identity|strategy|design)',
          'design ~ (=brands|brand identities|identities)',
          'video production',
          'photography studio',
          'graphic design',
          '=our portfolio',
          'translation agency',
          'recruitment agency',
          'staffing agency',
        ],
      },
      {
        weight: 2,
        any: [
          'campaign',
          '=branding',
          'logo design',
          'website design',
          'copywriting',
          'ppc',
          '=our work',
          'creative',
          'landing page',
          'content strategy',
          'creative brief',
        ],
      },
      { weight: 3, language: 'de', any: ['werbeagentur', 'marketingagentur', 'webdesign'] },
      { weight: 3, language: 'fr', any: ['agence de communication', 'agence web'] },
      { weight: 3, language: 'es', any: ['agencia marketing', 'diseño web'] },
    ],
    structuredTypes: [],
  }),
  defineIndustry({
    id: 'staffing',
    name: 'Recruitment or staffing agency',
    companyType: 'other',
    names: ['(=staffing|=recruitment|=recruiters|=recruiting|executive search|employment agency|=manpower)'],
    words: [
      {
        weight: 3,
        any: [
          '(accounting|finance|legal|engineering|medical|healthcare|sales|technical|executive|hospitality) (recruitment|recruiters)',
          '(temporary|agency|contract|interim) (nurses|drivers|workers|managers|staff)',
          '(place|supply|supplying) (accountants|nurses|engineers|welders|workers|manpower)',
        ],
      },
      {
        weight: 3,
        any: [
          '(retained|contingent|targeted|permanent) (search|recruitment)',
          '(talent|candidate) (acquisition|pipeline|placement|search|community)',
          '(search|recruitment) (fee|fees|assignment|assignments|mandate|mandates|process)',
        ],
      },
      {
        weight: 3,
        any: [
          '(=we|=our consultants|recruiters) ~ (headhunt|recruit) ~ (candidates|partners|engineers|controllers|leaders)',
          '=recruiters',
          '(search partners|interim managers|headhunters)',
        ],
      },
      {
        weight: 3,
        any: [
          '(=for employers|job seekers)',
          '(temp to hire|direct hire|temporary staffing|contract staffing)',
          '(placement|recruitment|recruiting|search|staffing) (agency|firm|specialist)',
          '=our recruiters',
        ],
      },
      {
        weight: 3,
        any: [
          'staffing (agency|firm|solution|service)',
          'recruitment (agency|firm|consultancy)',
          'executive search',
          'temporary staff',
          'submit ~ resume',
          '=for (employers|candidates|job seekers)',
          'talent acquisition partner',
        ],
      },
      { weight: 2, any: ['candidate', 'employer', 'placement', 'temp', 'job seeker', 'contract staff'] },
    ],
    structuredTypes: ['EmploymentAgency'],
  }),
  defineIndustry({
    id: 'security-services',
    name: 'Security services',
    companyType: 'other',
    names: ['(security (guards|services|company|patrol)|private investigator|private investigations)'],
    words: [
      {
        weight: 3,
        any: [
          '(armed|unarmed|mobile|event) (guard|patrol|security)',
          '(fire alarm|burglar alarm|access control|camera system|video surveillance)',
        ],
      },
      {
        weight: 3,
        any: [
          'security guard',
          'private investigator',
          'alarm (monitoring|installation|system)',
          'security (company|patrol|officer)',
          'cctv installation',
          'background check service',
        ],
      },
      { weight: 2, any: ['surveillance', 'patrol', 'access control', 'investigator'] },
    ],
    structuredTypes: [],
  }),
];
