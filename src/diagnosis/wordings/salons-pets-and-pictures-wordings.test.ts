import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'salons of many services',
  ['# Larch Salon', 'Hair and beauty salon; our stylists and estheticians. Beauty and spa treatments.'],
  [
    {
      workflow: 'skin-treatments',
      fires: ['Microneedling and chemical peels.', '# HydraFacial'],
      silent: ['Treat yourself.'],
    },
    {
      workflow: 'hair-removal',
      fires: ['Brazilian waxing by our team.', '# Threading'],
      silent: ['Floor wax.', 'Surf wax.'],
    },
    {
      workflow: 'spray-tanning',
      fires: ['An organic spray tan in ten minutes.', '# Spray Tans'],
      silent: ['A tan sofa.'],
    },
    {
      workflow: 'recovery-sessions',
      fires: ['Infrared sauna sessions and red light therapy.', 'Assisted stretching on the table.'],
      silent: ['A stretch of road.'],
    },
    {
      workflow: 'hair-colouring',
      fires: ['Balayage and root touch up.', '# Hair Color'],
      silent: ['Paint colors.', 'Staff of all colours.'],
    },
    {
      workflow: 'braids-extensions',
      fires: ['Box braids and sew in extensions.', '# Hair Extensions'],
      silent: ['Eyelash extensions.', 'A home extension.'],
    },
    {
      workflow: 'hair-texture',
      fires: ['Keratin treatment from 200.', 'Relaxer retouch and silk press.'],
      silent: ['A smooth start.'],
    },
    {
      workflow: 'lash-brow-services',
      fires: ['Lash lift and brow tint.', '# Brow Bar'],
      silent: ['A brow of a hill.'],
    },
    {
      workflow: 'makeup-application',
      fires: ['Makeup application for parties.', '# Bridal Makeup'],
      silent: ['The make-up of the team.'],
    },
    {
      workflow: 'mens-grooming',
      fires: ["Men's facials and hot towel shaves.", "# Men's Grooming"],
      silent: ['Dog grooming.'],
    },
  ],
);

describeWordings(
  'kennels',
  ['# Larch Kennels', 'Dog kennel and pet care; dogs and cats, boarding and grooming.'],
  [
    {
      workflow: 'flea-treatments',
      fires: ['Flea baths from ten dollars.', '# Flea Services'],
      silent: ['A flea market.'],
    },
    {
      workflow: 'pet-stay-checks',
      fires: ['Proof of vaccination is needed.', '# Vaccine Requirements'],
      silent: ['A shot in the dark.'],
    },
    {
      workflow: 'pet-medication',
      fires: ['We administer medication free of charge.', 'We give your pet its medicine.'],
      silent: ['Laughter is the best medicine.'],
    },
  ],
);

describeWordings(
  'planners of weddings',
  ['# Larch Weddings', 'Wedding planner; planning weddings and events.'],
  [
    {
      workflow: 'day-coordination',
      fires: ['Day-of coordination with rehearsal.', '# Ceremony Coordination'],
      silent: ['The day of the week.'],
    },
  ],
);

describeWordings(
  'photographers of many services',
  ['# Larch Photography', 'Photographer; photography studio. Photos and portraits.'],
  [
    {
      workflow: 'photo-editing',
      fires: ['All edited images come on USB.', '# Retouching'],
      silent: ['A limited edition.'],
    },
  ],
);
