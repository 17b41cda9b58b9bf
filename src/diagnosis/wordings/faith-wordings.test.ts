import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'houses of worship',
  ['# Larch Chapel', 'Our church and our congregation. The pastor greets all. Bible and gospel.'],
  [
    {
      workflow: 'worship-services',
      fires: [
        'We gather every Sunday at nine in the sanctuary.',
        'Jumuah khutbah at one. / Friday prayer is held at noon.',
        'Kabbalat Shabbat begins at six on Friday evening.',
      ],
      silent: ['A service for customers.', 'The mass of the earth.', 'Worship of money is a trap.'],
    },
    {
      workflow: 'pastoral-care',
      fires: [
        'A pastor would be glad to visit and pray with you in the hospital.',
        'nav: Prayer Requests / Marriage counseling is given in confidence.',
      ],
      silent: ['Skin care products.', 'Visit our shop.', 'Child care is next door.'],
    },
    {
      workflow: 'religious-education',
      fires: [
        'Children study Quran and Arabic on Sunday.',
        'Religious education is held after Mass. / nav: Faith Formation',
      ],
      silent: ['School bus stop.', 'The class of 1980.', 'Study the map.'],
    },
    {
      workflow: 'life-ceremonies',
      fires: [
        'To have your nikah performed by the imam, apply four weeks ahead.',
        'Couples who wish to be married here meet with the pastor.',
        'The funeral committee washes and shrouds the dead; janazah prayer follows.',
      ],
      silent: ['A wedding cake shop.', 'Marriage of taste and form.', 'The funeral flowers were white.'],
    },
    {
      workflow: 'donations',
      fires: ['Pay your zakat and sadaqah online.', 'You can give in the offering basket or by text.'],
      silent: ['Give us a call.', 'A gift shop.', 'Donate blood today.'],
    },
  ],
);
