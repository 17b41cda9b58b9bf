import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'metal mills',
  [
    '# Manufacturer of copper strip',
    'We manufacture copper and brass strip in our plant. Our factory makes coils and foils.',
  ],
  [
    {
      workflow: 'metal-casting',
      fires: [
        'We melt and cast brass in our own works.',
        'A continuous casting line for copper alloys.',
        'The induction furnace holds four tonnes of melt.',
        'nav: Foundry / Our foundry casts bronze bushes.',
        'Sand casting of aluminium housings.',
      ],
      silent: [
        'A casting call for actors.',
        'Web casting of the fair.',
        'Melted cheese.',
        'We cast no doubt on it.',
        'The fishing rod casts far.',
      ],
    },
    {
      workflow: 'metal-rolling',
      fires: [
        'Our cold rolling mill brings strip to 0.1 mm.',
        'Billets are preheated in the furnace.',
        'Hot rolling mills for plate and sheet.',
        'Strip is rolled to a thickness of half a millimetre: rolled strip from stock gauge.',
        'nav: Cold Rolling / Finish rolling mill for foil.',
      ],
      silent: [
        'Rolling shutters for shops.',
        'Admission is on a rolling basis.',
        'Rolling stock for railways.',
        'Rolls with butter.',
        'A cold day.',
      ],
    },
    {
      workflow: 'heat-treatment',
      fires: [
        'Our annealing furnaces are gas-fired.',
        'We harden steel parts up to two metres.',
        'Vacuum hardening and bell annealing.',
        'In-house heat treatment shortens lead times.',
        'nav: Heat Treatment / We temper tools in our own furnaces.',
      ],
      silent: [
        'Heat treatment of bed bugs.',
        'Heat for muscle pain.',
        'Central heating service.',
        'Temper your chocolate.',
        'Hard work.',
      ],
    },
    {
      workflow: 'quality-inspection',
      fires: ['Our quality controllers test all items.', 'Goods are tested prior to dispatch.'],
      silent: ['A home inspection before delivery of the keys.', 'Quality time with friends.'],
    },
  ],
);

describeWordings(
  'carriers',
  [
    '# Freight and logistics company',
    'A trucking and logistics company. Our trucks and drivers carry freight. Request a freight quote.',
  ],
  [
    {
      workflow: 'cargo-insurance',
      fires: [
        'We offer cargo insurance on almost all goods.',
        'Marine insurance is arranged on request.',
        'nav: Cargo Insurance / We arrange transit insurance.',
        'Insure your shipment against loss or damage.',
        'Freight insurance rates depend on the commodity.',
      ],
      silent: [
        'We are licensed and fully insured.',
        'Proof of insurance for our carriers.',
        'Car insurance required.',
        'Health insurance for drivers.',
        'The cargo is loaded.',
      ],
    },
    {
      workflow: 'refrigerated-transport',
      fires: [
        'We run refrigerated trailers coast to coast.',
        'Temperature-controlled freight for food makers.',
        'Our reefer fleet carries frozen loads.',
        'Cold chain logistics from farm to shop.',
        'nav: Refrigerated Transport / Chilled delivery every day.',
      ],
      silent: [
        'Reefer repair in our yard.',
        'Keep refrigerated after opening.',
        'A cold beer after work.',
        'Frozen accounts.',
        'The temperature is mild.',
      ],
    },
  ],
);

describeWordings(
  'clinics',
  [
    '# Diagnostic imaging clinic',
    'An ultrasound and imaging clinic. Our sonographers see patients by appointment.',
  ],
  [
    {
      workflow: 'findings-reporting',
      fires: [
        'Reports are sent to your doctor.',
        'Our radiologists read: images interpreted by board-certified doctors.',
        'Timely reporting back to the referring physician.',
        'Results are forwarded to the requesting provider.',
        'nav: For Referring Physicians / Same day reports for your physician.',
      ],
      silent: [
        'Report an accident to the police.',
        'A police report is sent to the insurer.',
        'Bring your medical records.',
        'Our annual report.',
        'Ask your doctor.',
      ],
    },
  ],
);

describeWordings(
  'software vendors',
  ['# Cloud software', 'Our SaaS platform. Pricing plans, API and integrations. Start your free trial.'],
  [
    {
      workflow: 'security-reviews',
      fires: [
        'We answer security questionnaires within a week.',
        'Request our SOC 2 report.',
        'Visit our trust center to request documents.',
        'Book a security review call.',
        'nav: Trust Center / We share our latest penetration test report.',
      ],
      silent: [
        'We help with SOC 2 readiness of clients.',
        'Leave a review.',
        'A customer survey questionnaire.',
        'Security cameras.',
        'We are at the center of town.',
      ],
    },
  ],
);

describeWordings(
  'charities',
  ['# A nonprofit foundation', 'A 501c3 charitable organization. Donate now. Become a volunteer.'],
  [
    {
      workflow: 'clean-up-drives',
      fires: [
        'Our river cleaning drives bring volunteers together.',
        'Join a beach clean-up day.',
        'A tree planting drive at every school.',
        'nav: Tree Planting / We plant trees with volunteers.',
        'Park cleanup events in spring.',
      ],
      silent: [
        'Carpet cleaning.',
        'A food drive.',
        'Save it on a flash drive.',
        'Clean water for all.',
        'Drive along the river.',
      ],
    },
  ],
);

describeWordings(
  'consultants',
  ['# Consulting firm', 'Our consultants advise companies on strategy and people.'],
  [
    {
      workflow: 'training-delivery',
      fires: ['We offer customised corporate training.', 'Leadership training programmes for managers.'],
      silent: ['A training plan for your dog.', 'I trained as an engineer.'],
    },
  ],
);

describeWordings(
  'injury lawyers',
  [
    '# Attorneys at law',
    'Our law firm represents clients. Our attorneys practice law. Free consultation with a lawyer.',
  ],
  [
    {
      workflow: 'workers-compensation-claims',
      fires: [
        'An injured worker may need the help of an attorney.',
        'Construction site accidents caused by the employer.',
      ],
      silent: ["Workers' compensation insurance for employers.", 'Work with us.'],
    },
  ],
);
