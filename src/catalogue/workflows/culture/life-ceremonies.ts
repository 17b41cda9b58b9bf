import { defineWorkflow } from '#catalogue/define.ts';

export const lifeCeremonies = defineWorkflow({
  id: 'life-ceremonies',
  name: 'Weddings, baptisms and funerals',
  naming: {
    variants: [
      {
        any: ['(bar|bat|bnai) mitzvah ~ (prepare|preparation|date|tutor|child|student|family)'],
        name: 'Bar and bat mitzvah ceremonies',
      },
    ],
    parts: [
      {
        any: ['(wedding|marriage|marry|matrimony|matrimonial|nikah|nikkah)'],
        name: 'Weddings',
        word: 'weddings',
      },
      {
        any: ['(baptism|baptismal|baptize|christening|dedication|naming)'],
        name: 'Baptisms',
        word: 'baptisms',
      },
      { any: ['(funeral|memorial|burial|janazah)'], name: 'Funerals', word: 'funerals' },
    ],
    joined: '{parts}',
  },

  department: 'Operations',
  type: 'Business',
  description: "Marking life's turns: request, talks, papers, preparing rite and place, and the day.",
  industries: ['religious-organisation'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'priests ~ (travel|come) ~ (home|house|homes)',
          '(request form|samagri) ~ (weeks|list|lists|puja|emailed)',
        ],
      },

      { weight: 3, any: ['imam ~ (conducts|performs|solemnises) ~ (marriages|nikah|nikkah)'] },

      {
        weight: 3,
        any: [
          '(couples|bride|groom) ~ (months notice|notice|parish office|pre marriage|registrar|priest|minister|imam|pandit)',
          '(baptisms|christenings|weddings|funerals) (take place|are held|are celebrated|are conducted|are solemnised)',
          'pre marriage (course|preparation|class)',
          'parents ~ (preparation|evening|baptism|baptised)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=baptism|=baptisms|=marriage|=marriages|=weddings|=funerals|=christenings|baptism marriage|weddings funerals|=sacraments)',
        ],
      },

      {
        weight: 2,
        any: ['(bar|bat|bnai) mitzvah', 'yahrzeit ~ (observe|observed|remember|name|plaque|kaddish)'],
      },
      {
        weight: 3,
        any: [
          '(wish|want|like|ready|decide) ~ (baptized|baptised|baptism|married|christened)',
          '(baptized|baptised|baptism|christening|wedding|marriage) ~ (speak|talk|see|email|contact|call) ~ (pastor|priest|minister|vicar|clergy|elder|parish|office)',
          '(couple|couples) ~ (married|marriage|marry|wedding|matrimony) ~ (month|contact|call|priest|parish|notice|advance)',
          '(loved one|death|dies) ~ (contact|call|notify) ~ (parish|church|priest|pastor|rabbi|imam|office)',
          '(imam|priest|pandit|rabbi|pastor|clergy|celebrant) ~ (conduct|officiate|perform|solemnise|solemnize) ~ (marriage|nikah|wedding|funeral|ceremony|ceremonies)',
          '(gruhapravesam|gruhapravesh|grihapravesh|satyanarayana|namakaran|annaprasana|aksharabhyasam|aksharabhyasa|shashtiabdapoorthi)',
          '(temple|=our) (priest|pandit) ~ (home|house|residence|outside)',
          '(baby|child|infant) (dedication|blessing|naming)',
          '(washing|ghusl|shrouding|kafan) ~ burial',
        ],
      },
      {
        weight: 3,
        any: ['contact ~ (baptismal|baptism|wedding|marriage|funeral) (team|group|ministry|coordinator)'],
      },
      {
        weight: 3,
        any: [
          '(baptism|baptisms|christening|marriage|marriages|wedding|weddings|funeral|funerals) ~ (arrange|arrangements|booked|notice|contact) ~ (parish office|priest|sacristan|parish|clergy|baptismal team|vicar|rector|ring|phone)',
          '(arrange|make arrangements|arrangements|book) ~ (baptism|christening|marriage|funeral) ~ (ring|contact|phone|call|office|priest)',
          '(funeral rites|funeral liturgy|funeral mass|requiem) ~ (priest|family|arrange|arrangements|undertaker|prepare|celebrated|readings)',
        ],
      },
      {
        weight: 3,
        any: [
          '(married|marry) ~ (here|church|pastor|priest|rabbi|imam|masjid|sanctuary|chapel|parish|temple|mosque)',
          '(nikah|nikkah) ~ (perform|performed|imam|application|witness|request|ceremony|masjid|contract)',
          '(marriage|wedding) ~ (masjid|mosque|temple|imam|rabbi|priest|clergy|officiate|pastor)',
          '(funeral|burial) ~ (invited|contact|arrange|loved one) ~ (pastor|priest|minister|church)',
          '(janazah|funeral|burial) ~ (prayer|committee|wash|imam|masjid|clergy|pastor|priest|rabbi|shroud)',
          '(officiate|perform) ~ (wedding|funeral|naming|baby naming|ceremony)',
          '(bar|bat|bnai) mitzvah ~ (prepare|preparation|date|tutor|child|student|family)',
          '(griha pravesh|namakaranam|upanayanam|shraddham|seemantham|vivaha)',
          '(baptisms|christenings) ~ (place|held|sunday|month|infant|arrange|class)',
          'engaged couples',
          'begin =your marriage',
          '(priest|pandit) ~ (travel|travels|available) ~ (home|house|ceremony|puja)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(life cycle|lifecycle|nikah|janazah|weddings baptisms|baptisms weddings|nikah services|funerals burials|priest services|marriage services|matrimonial|lifecycle events|religious services)',
        ],
      },
      {
        weight: 3,
        any: [
          '(wedding|weddings|baptism|funeral|memorial service|christening|dedication|bar mitzvah) ~ (request|arrange|contact|prepare|preparation|schedule|class|ceremony|form|celebrate|couple|inquiry|perform|pastor|priest|church)',
          '(arrange|schedule|request|prepare|plan) ~ (wedding|baptism|funeral|memorial service|christening)',
          '(marriage|baptism|sacramental) preparation',
          'sacrament =of (baptism|marriage|matrimony|reconciliation|confirmation|anointing)',
        ],
      },
      {
        weight: 2,
        any: [
          '(=weddings|=wedding|baptism|funerals|sacraments|weddings funerals|marriage|life events|baptism classes)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  counterSignals: [
    { scope: 'site', any: ['(key stage|=ofsted)'], because: 'A school that takes part in a parish' },
    { scope: 'sentence', any: ['been (baptised|baptized)'], because: 'What children must have had before' },
    {
      scope: 'sentence',
      any: ['(wedding|funeral) (cake|flower|dress|venue|photography|gift|invitation)'],
      because: "A shop's goods for the day",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask',
      name: 'Take the request',
      description: 'Hear, check dates and rules.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['schedule', 'check-rules'],
      shownBy: ['(request|contact|form)'],
    },
    {
      id: 'talk',
      name: 'Talk and prepare',
      description: 'Meet couples, parents or mourners.',
      role: 'Executive Director',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 5, variability: 4, presence: 3, contact: 5, error: 4, data: 4 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'care'],
      shownBy: ['(preparation|meet|class)'],
    },
    {
      id: 'papers',
      name: 'Keep papers and register',
      description: 'Collect certificates and enter.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(certificate|register)'],
    },
    {
      id: 'ready',
      name: 'Make place and music ready',
      description: 'Order flowers, music and helpers.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 3, contact: 3, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 3 },
      traits: ['plan'],
      shownBy: ['(music|organist|sanctuary)'],
    },
    {
      id: 'lead',
      name: 'Lead the ceremony',
      description: 'Speak, bless and comfort.',
      role: 'Executive Director',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 5, variability: 4, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 3 },
      traits: ['care'],
      shownBy: ['(ceremony|officiate)'],
    },
  ],
});
