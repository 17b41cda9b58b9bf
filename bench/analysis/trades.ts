/** What a generated company says of itself; the page templates fill these in. */
export interface Trade {
  name: string;
  what: string;
  services: readonly string[];
  /** People it works for, in the plural. */
  clients: string;
  /** Sentences about its own work, `{s}` a service and `{c}` its clients. */
  sentences: readonly string[];
  booking: string;
}

/** Four fictional companies of different trades. */
export const trades: readonly Trade[] = [
  {
    name: 'Alderbank Health',
    what: 'family medicine and physiotherapy practice',
    clients: 'patients',
    services: [
      'Annual checkups',
      'Ultrasound',
      'Physiotherapy',
      'Vaccinations',
      'Sports injuries',
      'Telehealth',
      'Blood tests',
      'Allergy care',
      'Diabetes care',
      'Skin checks',
      'Women’s health',
      'Child health',
    ],
    sentences: [
      'Schedule your {s} appointment online or call our front desk.',
      'New {c} complete the intake forms before the first visit.',
      'We accept most insurance plans and file the claim for you.',
      'Our nurse practitioner reviews your results and calls you within two days.',
      'Prescription refills are sent to your pharmacy after we have checked the record.',
      'For {s} we refer to a specialist when imaging shows something unusual.',
      'We do not treat emergencies; please call the emergency line.',
      'You may request your medical records in writing.',
    ],
    booking: 'Book an appointment',
  },
  {
    name: 'Larkrise Legal',
    what: 'law firm',
    clients: 'clients',
    services: [
      'Family law',
      'Estate planning',
      'Traffic defence',
      'Business contracts',
      'Real estate closings',
      'Probate',
      'Mediation',
      'Employment disputes',
      'Immigration',
      'Personal injury',
      'Landlord matters',
      'Wills and trusts',
    ],
    sentences: [
      'Call us to schedule a free consultation about {s}.',
      'Our attorneys represent {c} in court and at the negotiating table.',
      'We gather the evidence, draft the motion and keep you informed.',
      'Fees for {s} are agreed in writing before we begin.',
      'The court sets the hearing; the clerk sends the notice to both parties.',
      'We review contracts and prepare the closing documents.',
      'Limited scope representation is available where you need help with one step only.',
      'Past results do not guarantee a similar outcome.',
    ],
    booking: 'Request a consultation',
  },
  {
    name: 'Tidemark Goods',
    what: 'online shop and maker of bags',
    clients: 'customers',
    services: [
      'Backpacks',
      'Travel bags',
      'Aprons',
      'Custom embroidery',
      'Repairs',
      'Wholesale',
      'Gift cards',
      'Leather care',
      'Laptop sleeves',
      'Wallets',
      'Tool rolls',
      'Belts',
    ],
    sentences: [
      'Add {s} to your cart and check out with card or bank transfer.',
      'Orders ship within two working days and you get a tracking number.',
      'Returns are free within thirty days; we refund the payment after we have checked the goods.',
      'Tell us what you would like and we send a quote for custom {s}.',
      'Every piece is cut and sewn by hand in our workshop.',
      'Wholesale {c} apply for an account and receive a price list.',
      'Sign up for our newsletter to hear about new {s}.',
      'Leave a review once your order has arrived.',
    ],
    booking: 'Ask for a quote',
  },
  {
    name: 'Pinfold Systems',
    what: 'software vendor for field service companies',
    clients: 'customers',
    services: [
      'Job scheduling',
      'Mobile app',
      'Invoicing',
      'Customer portal',
      'Reports',
      'Integrations',
      'Stock control',
      'Route planning',
      'Time sheets',
      'Quoting',
      'Contracts',
      'Support plans',
    ],
    sentences: [
      'Request a demo and we show you {s} with your own data.',
      'Our platform sends appointment reminders and invoices for your team.',
      'Release notes list what is new in {s}, what was mended and what to do.',
      'Our support team answers tickets around the clock.',
      'Report a vulnerability and we acknowledge it within one working day.',
      'With {s} your dispatchers assign the nearest technician in seconds.',
      'We onboard {c} in two weeks, with training for every role.',
      'We are hiring developers and a customer success manager.',
    ],
    booking: 'Request a demo',
  },
];

/** Sentences that any company's pages carry. */
export const commonSentences: readonly string[] = [
  'Our team has worked together for more than ten years in the same building near the station.',
  'Opening hours are Monday to Friday from eight to six, and Saturday by arrangement.',
  'We listen first, explain every step in plain words and write down what we agreed.',
  'Many people ask how long {s} takes; it depends on the case and the season.',
  'Parking is behind the house, and the entrance is free of steps.',
  'What {c} value most is that the same person looks after them from beginning to end.',
  'You will find directions, the map and our telephone number on the contact page.',
  'Prices for {s} are listed below and include tax.',
  'If you are unsure which offer fits, send us a message and we reply within one day.',
  'Read on to learn what makes {s} different from what others offer.',
  'In this article we explain what to consider before you decide on {s}.',
  'A recent study found that preparation saves more time than haste.',
  'We collect only the personal data that we need and delete it when it is no longer needed.',
  'Payment is due within fourteen days of the date of the invoice.',
  'The project began with a workshop, and the results were presented after six weeks.',
  'Please bring an identity document and any earlier papers that concern {s}.',
];
