import { defineWorkflow } from '#catalogue/define.ts';

export const photoSessions = defineWorkflow({
  id: 'photo-sessions',
  name: 'Photography and video sessions',
  naming: {
    parts: [
      { any: ['(video|videography|film)'], name: 'Video production' },
      { any: ['(photo|photography|photographer|portrait|headshot)'], name: 'Photography sessions' },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Photographing people, weddings, homes or goods: agreeing wishes, shooting, choosing, editing and delivering pictures.',
  industries: ['photography', 'culture-media', 'events', 'agency'],
  coreOf: ['photography'],
  narrows: ['agency-projects', 'appointment-scheduling'],
  delivers: {
    named: [
      '(wedding|portrait|family|newborn|maternity|engagement|event|real estate|drone|aerial|product|headshot|boudoir|senior|pet|school|sports|commercial|food) (photography|photographer|photos|portraits|session|sessions|videography|video|film)',
      'headshots',
      'photo restoration',
    ],
    anywhere: true,
    any: ['photography'],
    apart: 4,
    notIn: ['real-estate', 'tech', 'hospitality'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=i|=we) photograph (weddings|families|newborns|couples|babies)',
          '(babies|newborns) ~ photographed',
        ],
      },

      {
        weight: 3,
        any: [
          '(shooters|sneak peek|finished pictures|edited pictures|finished images)',
          '(families|newborns|seniors|couples) ~ (studio|meadow|dusk|session|portrait)',
          'headshots ~ (team|work|office|brand|plates)',
          '(retainer|deposit) ~ (day|date|hold) ~ (wedding|portrait|session|day)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(families newborns|headshots|portraits)'],
      },
      {
        weight: 3,
        any: [
          '(conference|event|wedding|corporate) (filming|films|film|coverage)',
          '(drone|aerial) (footage|pilot|pilots|photography|video)',
          '(live|) streaming ~ (camera|cameras|event|events)',
          '(filmed|filming) ~ (cameras|streamed)',
        ],
      },
      {
        weight: 3,
        any: ['(corporate films|event coverage live streaming|drone footage|wedding films|video production)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(=i|=we) photograph',
          '(edited|retouched) (image|images|photo|photos)',
          '(second|two) (photographer|photographers|shooter)',
          '(online|private) gallery ~ (image|images|photo|photos|day|week|week|order|print)',
        ],
      },
      {
        weight: 2,
        any: ['(headshots|newborn|families|seniors|book session)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(wedding|portrait|family|newborn|maternity|engagement|event|real estate|senior|headshot|boudoir) (photography|photographer|session|sessions|portrait|videography)',
          '(photo|photography|portrait) (session|shoot|package|packages|booking|gallery)',
          '(photographer|videographer) ~ (wedding|portrait|family|capture|based|session)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(portraits|engagements|headshots)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        'event coverage ~ (interview|interviews|news|magazine|trends|insights|press)',
        '(news|magazine|interviews|trends|insights) ~ event coverage',
      ],
      because: 'What a paper writes of.',
    },
    {
      scope: 'sentence',
      any: ['by ~ photographers'],
      because: 'What photographers use',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-wishes',
      name: 'Agree wishes, place and package',
      description: 'Talk about style, people, time and price.',
      role: 'Photographer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 3, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['advise', 'personalise'],
      shownBy: ['(consultation|package)'],
    },
    {
      id: 'plan-shoot',
      name: 'Plan the shoot',
      description: 'Choose place, light, times and gear and send what to wear.',
      role: 'Photographer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 1, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 2 },
      traits: ['plan', 'draft-text'],
    },
    {
      id: 'shoot',
      name: 'Photograph or film',
      description: 'Direct people, set light and catch the moment.',
      role: 'Photographer',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 4, variability: 5, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 5 },
      traits: ['hands-on', 'care'],
      shownBy: ['(shoot|capture|session)'],
    },
    {
      id: 'choose-pictures',
      name: 'Choose the best pictures',
      description: 'Sort out doubles and closed eyes.',
      role: 'Photographer',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 3 },
      traits: ['analyse-data'],
    },
    {
      id: 'edit-pictures',
      name: 'Edit and retouch',
      description: 'Correct colour and light and retouch.',
      role: 'Designer',
      judgment: false,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['create-media'],
      shownBy: ['(edit|retouch)'],
    },
    {
      id: 'deliver-gallery',
      name: 'Deliver gallery, prints and albums',
      description: 'Upload, order prints and design albums.',
      role: 'Designer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['create-media'],
      shownBy: ['(gallery|print|album)'],
    },
  ],
});
