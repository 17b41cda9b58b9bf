import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'country hotels',
  ['# The Larch House Hotel', 'A country hotel with twelve rooms. Book your room with us.'],
  [
    {
      workflow: 'hotel-dining',
      fires: ['# Restaurant / Our chef cooks with vegetables from the garden; dinner from six.'],
      silent: ['The town has restaurants within walking distance.'],
    },
    {
      workflow: 'wedding-hosting',
      fires: [
        '# Weddings / The orangery holds eighty for your ceremony and dinner.',
        '# Meetings / Two bright rooms with screens for up to thirty people.',
      ],
      silent: ['The minister speaks at the wedding ceremony.'],
    },
    {
      workflow: 'catering',
      fires: ['# Catering / We bring trays of lasagne to your office.'],
      silent: ['Self catering cottages for holidays and guests.'],
    },
  ],
);

describeWordings(
  'Italian restaurants',
  ['# Trattoria Bellini', 'An Italian restaurant. Pasta, pizza and wine. See our menu.'],
  [
    {
      workflow: 'private-events',
      fires: ['# Functions / Let us host your engagement or company dinner.'],
      silent: ['The company dines here.'],
    },
  ],
);

describeWordings(
  'animal hospitals',
  ['# Hillcrest Veterinary Clinic', 'An animal hospital. Our veterinarians treat dogs and cats.'],
  [
    {
      workflow: 'animal-wellness',
      fires: ['# Puppies and kittens / Vaccines and worming from six weeks.'],
      silent: ['Our team has worked here for weeks.'],
    },
    {
      workflow: 'pet-end-of-life',
      fires: ['# Saying goodbye / We help you when it is time to let go.'],
      silent: ['Do not let go of the lead.'],
    },
    {
      workflow: 'pet-care',
      fires: ['# Boarding / Your cat can stay with us while you are away.'],
      silent: ['Visit us this week, with a photo.'],
    },
  ],
);

describeWordings(
  'garages',
  ['# Mill Lane Garage', 'A car repair garage. We service and repair cars and vans.'],
  [
    {
      workflow: 'tire-service',
      fires: ['# Tyres / We supply and fit tyres of all makes.'],
      silent: ['The work tires nobody.'],
    },
    {
      workflow: 'vehicle-sales',
      fires: ['Used cars for sale.'],
      silent: ['Good value for your car.', 'Before you sell the car, ask us.'],
    },
  ],
);

describeWordings(
  'funeral directors',
  [
    '# Ames and Daughter Funeral Directors',
    'Funeral directors. We arrange funerals, burials and cremations.',
  ],
  [
    {
      workflow: 'funeral-preplanning',
      fires: ['Pay for your funeral in advance.'],
      silent: ['Please park in advance of the gate.'],
    },
    {
      workflow: 'memorial-markers',
      fires: ['# Headstones / Stones are cut and lettered by hand.'],
      silent: ['A stone lies in the garden.'],
    },
    {
      workflow: 'obituary-publishing',
      fires: ['We write and place the notice in the newspaper.'],
      silent: ['Share your memories with us.'],
    },
  ],
);

describeWordings(
  'medical practices',
  ['# Elmfield Family Clinic', 'A medical practice. Our doctors care for patients of every age.'],
  [
    {
      workflow: 'vaccinations',
      fires: ['# Travel clinic / Before you travel abroad we advise on vaccines and malaria tablets.'],
      silent: ['We travel to meetings.'],
    },
    {
      workflow: 'medical-records',
      fires: ['To have your records sent to another doctor, sign the release form.'],
      silent: ['Our records show it.'],
    },
  ],
);

describeWordings(
  'gyms',
  ['# Ironworks Gym', 'A gym and fitness studio. Train with our coaches.'],
  [
    {
      workflow: 'treatments',
      fires: ['Hair treatments and facials.'],
      silent: ['A massage chair stands in the lobby.'],
    },
  ],
);
