import { defineIndustry } from '#catalogue/define.ts';

/** Public bodies, and those whom their members form. Beneath the company type "other". */
export const publicBodies = [
  defineIndustry({
    id: 'government',
    name: 'Government or civic body',
    companyType: 'other',
    names: [
      '((fire|police|sheriff) (department|district|rescue)|fire company|(ambulance|rescue) (corps|squad)|(parish|town|city|county|borough|village|district|community) (council|government|commission)|=municipality|=township|=borough|town =of|city =of|village =of|county =of|(water|sanitary|sewer|irrigation|library) district|public library|housing authority)',
    ],
    words: [
      { weight: 3, any: ['(volunteer|rescue) (ambulance|squad)'] },
      { weight: 2, any: ['(fire department|fire suppression|burn (permit|permits|ban))'] },
      {
        weight: 3,
        any: [
          '(fire (protection|) district|fire rescue (district|department)|irrigation district|sanitary district|library district|housing authority|public library|licensing board|board =of (pharmacy|nursing|cosmetology))',
          '(crews|firefighters) ~ (calls|call|stations|respond|answer)',
        ],
      },
      {
        weight: 3,
        any: [
          '(borough|township|municipality) (=of|council|office|hall|manager|secretary)',
          '(=town|=city|=village) (hall|council|clerk)',
          '(zoning|code enforcement|codes|open records) (officer|official)',
          '(housing|redevelopment|transit|port) authority',
          '(consulate|consul|embassy)',
          'right =to know (officer|request|law|act)',
          '(county|town|village|city) (assessor|treasurer|recorder|highway|police|sheriff|comptroller)',
          '(volunteer fire company|engine company|fire chief|firefighters)',
          '(unified|central|union free|public) school district',
          '(absentee ballot|polling place|voter registration)',
          '(police|sheriff) (department|office) =of',
        ],
      },
      {
        weight: 2,
        any: [
          '(borough|township|council)',
          '(taxpayer|assessor|treasurer)',
          '(=trustees|supervisors|selectmen|commissioners)',
          '(alarm|apparatus|structure fire)',
        ],
      },
      {
        weight: 3,
        any: [
          '(water|sewer|school|fire|park|library) (district|authority|board)',
          '(board|council|commission|trustees) meet',
          'agendas minutes',
          '(pay|view) ~ (water|utility|tax) bill',
          'public works',
          'county (clerk|commission|office|government)',
        ],
      },
      {
        weight: 3,
        any: [
          '(city|town|county|village|district) (council|hall|clerk|government|manager)',
          'community board',
          'public (hearing|meeting|notice|comment)',
          'land use',
          'zoning',
          'building permit',
          'municipal',
          '(fire|ambulance|library|park|water|sanitary|conservation) district',
          '(volunteer|=our) fire (department|company)',
          'board meeting',
          'full board',
          'public records request',
          '(=resolutions|resolution (number|no)|(adopt|pass|approve) ~ resolution|ordinance ~ resolution)',
          'tax collector',
          '311',
        ],
      },
      {
        weight: 2,
        any: [
          'permit',
          'resident',
          'ordinance',
          'agenda',
          '(meeting|council|board|committee|commission|draft|approved|past|agenda|agendas) minutes',
          'committee',
          'council member',
          'mayor',
          'voter',
          'election',
          'department =of',
          'civic',
          'neighborhood',
        ],
      },
      { weight: 3, language: 'de', any: ['gemeinde', 'rathaus', 'bürgeramt', 'bürgermeister'] },
      { weight: 3, language: 'fr', any: ['mairie', 'conseil municipal', 'démarches administratives'] },
      { weight: 3, language: 'es', any: ['ayuntamiento', 'concejal', 'trámites'] },
    ],
    structuredTypes: ['GovernmentOrganization', 'GovernmentOffice', 'GovernmentService', 'CityHall'],
  }),
  defineIndustry({
    id: 'association',
    name: 'Association or membership body',
    companyType: 'other',
    names: ['(=association|=federation|=guild|=society|chamber commerce|=union|=hoa|=club)'],
    words: [
      {
        weight: 3,
        any: [
          '(coalition|alliance|federation|association) ~ (committed|members|represents|advocates|unites)',
          '(annual|general|monthly|quarterly) (members|membership|general) (meeting|meetings)',
        ],
      },
      { weight: 3, any: ['(chamber =of commerce|homeowners association|=hoa|property owners association)'] },
      {
        weight: 3,
        any: [
          '(rowing|sailing|bowls|bowling|tennis|cricket|rugby|football|hockey|cycling|athletics|gymnastics|golf|chess|bridge|camera|gardening|angling|running|swimming|archery|canoe|yacht) club',
        ],
      },
      {
        weight: 3,
        any: [
          '(collective bargaining|union (steward|member|meeting|hall|contract)|business agent|shop steward|=our local|=your steward|=the steward)',
          '(local|lodge|district) (union|council|880|1|2|3|lodge) ~ (represent|represents|workers|members)',
          '(workers|teachers|nurses|carpenters|electricians|teamsters|employees) (local|union)',
          '(=hoa|homeowner association|homeowners association|condominium association)',
          '(lions|rotary|kiwanis|optimist|elks|garden|book|ski|sailing|gun|camera|chess|running) club',
          '(member|membership) (director|committee|drive)',
        ],
      },
      {
        weight: 2,
        any: [
          '(grievance|apprenticeship|local union)',
          '(covenants|architectural committee|(hoa|association|annual|special) assessments)',
        ],
      },
      {
        weight: 3,
        any: [
          '(become|join) ~ member',
          '(member|business) directory',
          'member business',
          'chapter (meeting|event)',
          '(homeowner|neighborhood|alumni|bar|medical|teachers|builders|growers) association',
          '(rotary|lions|kiwanis|masonic|garden|historical|kennel|car) (club|lodge|society)',
          '(coalition|alliance|guild|federation)',
        ],
      },
      {
        weight: 3,
        any: [
          '(join|renew) ~ membership',
          'member (benefit|directory|login|meeting)',
          'trade association',
          'professional association',
          'chamber of commerce',
          'membership (application|dues|fee)',
          '=our members',
          'annual (conference|meeting)',
          'bylaws',
          'labor union',
        ],
      },
      {
        weight: 2,
        any: ['chapter', 'member', 'committee', 'board', 'dues', 'conference', 'networking event'],
      },
    ],
    structuredTypes: [],
  }),
];
