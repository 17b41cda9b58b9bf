import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'charities',
  ['# Larch Neighbors', 'A charity for families in need. Nonprofit organization.'],
  [
    {
      workflow: 'home-repair-projects',
      fires: [
        'We fix leaking roofs and build wheelchair ramps for low income homeowners.',
        'The home repair program sends volunteer crews. / nav: Home Repair',
      ],
      silent: [
        'Our phone repair shop.',
        'Free estimates from licensed roofers: our contractors repair roofs.',
        'The roof garden.',
      ],
    },
    {
      workflow: 'gift-distribution',
      fires: [
        'Volunteers wrap gifts and deliver them to families at Christmas.',
        'Adopt a family for the holidays. / Our toy drive begins.',
      ],
      silent: ['A gift shop with perfect gifts.', 'We are closed for Christmas.', 'Buy a gift card.'],
    },
    {
      workflow: 'survivor-advocacy',
      fires: [
        'Advocates go with survivors to court and help file a protective order.',
        'nav: Legal Advocacy / Safety planning with a trained advocate helps victims.',
      ],
      silent: ['Our attorney defends you in court.', 'An advocate of slow food.', 'The safety of your data.'],
    },
    {
      workflow: 'land-conservation',
      fires: [
        'Landowners can give a conservation easement.',
        'The land trust protects 900 acres of forest. / Stream restoration.',
      ],
      silent: ['Water conservation tips.', 'Furniture restoration.', 'The trust fund pays.'],
    },
    {
      workflow: 'disability-supports',
      fires: [
        'Adults with intellectual disabilities work with a job coach. / Supported employment is offered.',
        'nav: Day Supports / Group homes are staffed around the clock for people with developmental disabilities.',
      ],
      silent: [
        'Disability insurance claims.',
        'We are an equal opportunity employer regardless of disability.',
        'A group of homes for sale.',
      ],
    },
    {
      workflow: 'spay-neuter-clinics',
      fires: ['The van offers low cost spay and neuter clinics.'],
      silent: ['A clinic for people.', 'Low cost flights.'],
    },
    {
      workflow: 'volunteer-coordination',
      fires: [
        'Church groups come for a week each summer. / nav: Work Crews',
        'Work groups come each week; sites and materials are prepared.',
      ],
      silent: ['nav: Coaches', 'Work groups of words.', 'We answer the phone.'],
    },
    {
      workflow: 'client-assistance',
      fires: [
        'Homeowners fill out an application and a committee visits each house.',
        'Speak with a case worker about help with rent.',
      ],
      silent: ['nav: Priest Services', 'nav: Food Services', 'Parents fill in the form.'],
    },
  ],
);

describeWordings(
  'unions and owners',
  [
    '# Members of Local 880',
    'Our members, chapter and union hall; homeowners association. Membership dues. Union meeting. Bylaws.',
  ],
  [
    {
      workflow: 'labor-representation',
      fires: [
        'Talk to your steward: a grievance goes step by step to arbitration.',
        'The bargaining committee won the contract. / Collective bargaining goes on.',
      ],
      silent: ['A contract for paving.', 'Negotiate your own price.', 'A stewardess.'],
    },
    {
      workflow: 'job-dispatch',
      fires: ['Apprenticeship applications are taken in March. / Sign the out of work list.'],
      silent: ['Dispatch of parcels.', 'A list of shops.'],
    },
    {
      workflow: 'architectural-requests',
      fires: [
        'Send the ARC form and drawings; the committee answers within 30 days.',
        'nav: Architectural Review / Submit an architectural request.',
      ],
      silent: ['Architecture of the old town.', 'The arc of history.'],
    },
  ],
);
