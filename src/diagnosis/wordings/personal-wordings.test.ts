import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'salons and spas',
  ['# Day spa', 'Tanning salon and day spa in Milltown.', 'Our day spa has stood here since 1990.'],
  [
    {
      workflow: 'hair-services',
      fires: [
        'nav: Hair Services / Our stylists cut and color hair.',
        'We offer haircuts, balayage and blowouts. / nav: Hair',
        'Manicures, pedicures and gel polish by our nail technicians. / nav: Nail Services',
        '# Lash extensions / Brow tint and lash extensions by appointment. / Makeup application for any day.',
        'Our barbers give haircuts, beard trims and hot towel shaves. / nav: Barber Services',
      ],
      silent: [
        'Laser hair removal is done elsewhere.',
        'Dog hair on the sofa.',
        'Nails made of steel.',
        'The bridge has a highlight.',
        'A barber lives upstairs.',
      ],
    },
    {
      workflow: 'spa-treatments',
      fires: [
        'nav: Massage Therapy / Swedish, deep tissue and hot stone massage.',
        'We offer facials and chemical peels by a licensed esthetician. / nav: Facials',
        'Body wraps and scrubs. / # Spa treatments / Relax with a massage.',
        'Our massage therapists offer prenatal massage and aromatherapy. / nav: Spa Services',
        'Waxing and skin care. / # Facials / Microdermabrasion and dermaplaning.',
      ],
      silent: [
        'Hot tub repair is done by a neighbour.',
        'The massage chair is for sale.',
        'Spa chemicals are stored below.',
        'Pools are closed.',
        'A face in the crowd.',
      ],
    },
    {
      workflow: 'bridal-styling',
      fires: [
        'nav: Bridal Services',
        'Bridal hair and makeup on location.',
        'We style bridal parties, prom and special events: book a package.',
        'Book a spa party for your birthday group.',
        '# Wedding hair',
      ],
      silent: [
        'Wedding cakes are baked next door.',
        'A wedding band of gold.',
        'The bridal shop moved.',
        'The bride was late.',
        'Wedding dresses are altered.',
      ],
    },
    {
      workflow: 'body-art',
      fires: [
        'Our tattoo artists draw custom tattoos.',
        'nav: Tattoos',
        'Body piercing by appointment with aftercare.',
        'A deposit is taken for every tattoo appointment.',
        '# Microblading',
      ],
      silent: [
        'A piercing cold wind.',
        'The wind pierced the roof.',
        'Ink for printers.',
        'Art on the wall.',
        'A flash of light.',
      ],
    },
  ],
);

describeWordings(
  'pet businesses',
  [
    '# Paws of Milltown',
    'Every pet parent knows our kennel and groomer. The canine play group meets daily.',
    'A groomer and a kennel for each canine friend.',
  ],
  [
    {
      workflow: 'pet-grooming',
      fires: [
        'nav: Dog Grooming',
        'We groom dogs and cats of all breeds.',
        'Mobile grooming at your door.',
        'Baths, nail trims and de-shedding.',
        '# Pet grooming',
      ],
      silent: [
        'Grooming brushes are sold here.',
        'Men love beard grooming.',
        'The horse was clipped.',
        'A bath house by the lake.',
        'Nails and screws.',
      ],
    },
    {
      workflow: 'dog-training',
      fires: [
        'nav: Dog Training',
        'Puppy training classes for owners.',
        'Obedience classes: a six week program.',
        'Private lessons for you and your dog.',
        'Board and train program for dogs.',
      ],
      silent: [
        'Staff training is held in spring.',
        'Potty chair training.',
        'The train stops here.',
        'We trained for years.',
        'A class of its own.',
      ],
    },
    {
      workflow: 'pet-care',
      fires: [
        'nav: Pet Boarding',
        'Dog boarding in heated suites.',
        'Doggy daycare all week.',
        'We offer dog boarding and day care.',
        'Overnight boarding for cats.',
      ],
      silent: [
        'Boarding passes are printed.',
        'A boarding school for girls.',
        'Board games in the lobby.',
        'The board meets monthly.',
        'A day by the sea.',
      ],
    },
  ],
);

describeWordings(
  'gyms and sports',
  [
    '# Fitness studio',
    'Our fitness center and yoga studio in Milltown. Gym membership and workout floor.',
    'Swim team and sports club.',
  ],
  [
    {
      workflow: 'personal-training',
      fires: [
        'nav: Personal Training',
        'Our certified personal trainers build a custom workout plan.',
        'One-on-one coaching sessions for every goal.',
        'Free fitness assessment.',
        'Small group training with a program for you.',
      ],
      silent: [
        'Sales training for teams.',
        'A train to the city.',
        'Dog training in the park.',
        'Coaches leave at nine.',
        'Truck driver training.',
      ],
    },
    {
      workflow: 'league-registration',
      fires: [
        'nav: Leagues',
        'Register your team for the fall season.',
        'Adult soccer league registration is open.',
        'Sign up for tryouts.',
        'League registration closes in March.',
      ],
      silent: [
        'An Ivy League degree.',
        'Join our team of coaches.',
        'Season tickets on sale.',
        'Team spirit.',
        'Out of your league.',
      ],
    },
    {
      workflow: 'tee-times',
      fires: [
        'button: Book Tee Time',
        'Reserve a court online.',
        'Book a lane for bowling.',
        'nav: Tee Times',
        'Simulator reservations by the hour.',
      ],
      silent: [
        'Your court date is set.',
        'A walk down memory lane.',
        'The food court is open.',
        'A bay window.',
        'The traffic lane is closed.',
      ],
    },
  ],
);
