import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { identify } from '../identify.ts';

const kindOf = (title: string, lines: string) =>
  identify([pageOf('/', lines.split(' / '), { title })], 'unknown', { workflows, industries }).industry
    .detail;

describe('the kind of organization, inferred without its name', () => {
  it.each([
    [
      'Religious organization',
      'Islamic Center of Larch',
      'Jumuah khutbah at one. / The imam leads the prayer. / Nikah and zakat.',
    ],
    [
      'Religious organization',
      'Beth Arava',
      'Rabbi Corman and the cantor lead Shabbat. / Torah study on Saturday. / Our clergy teach the scripture.',
    ],
    [
      'Religious organization',
      'Sri Mandir',
      'Abhishekam on Saturday. / The priest performs the puja. / Devotees bring flowers.',
    ],
    [
      'Government or civic body',
      'Borough of Larch',
      'The borough office is open. / Council sits on Tuesday. / The zoning officer is in on Monday.',
    ],
    [
      'Government or civic body',
      'Larch Volunteer Fire Company',
      'Our firefighters answered 400 alarms. / The fire chief is Dale. / Apparatus.',
    ],
    [
      'Non-profit organization',
      'Kettle Street Neighbors',
      'Speak with a case worker. / Families in need are fed. / Become a donor. / Get help.',
    ],
    [
      'Non-profit organization',
      'Whisker Hollow',
      'Adoptable dogs and cats. / Foster a puppy. / Homeless animals find homes.',
    ],
    [
      'Religious organization',
      'Larch Christian Church',
      'Food pantry on Saturday. / Volunteers are welcome. / Sunday school and worship. / Our congregation.',
    ],
    [
      'Government or civic body',
      'Larch Fire Department',
      'Our mission. / Support our fundraiser: your donation helps. / Volunteers train our firefighters.',
    ],
    [
      'Hotel or lodging',
      'Driftwood | Vacation Rental | Larch Beach',
      'Restaurants near us: a pizzeria, a pub, a bistro. / See the bedrooms and amenities. / Book your stay.',
    ],
    [
      'Accounting or tax practice',
      'Bookkeeping Services | Larch & Fir',
      'We keep your books. / Web design is included. / Graphic design.',
    ],
    [
      'Beauty, wellness, or personal services',
      'Makeup Artist | Portland',
      'Bridal makeup and hair. / Photo shoots and headshots. / Every bride and her wedding guests.',
    ],
    [
      'Home or senior care',
      'Larch Patient Care',
      'Home nursing and bedside attendants. / Our attendant service comes to you. / Trained nurses day and night. / Physiotherapy.',
    ],
    [
      'Training provider',
      'Larch Fair',
      'A fashion institute. / Modelling course and grooming course. / Professional training programs. / Creative campaign shoots.',
    ],
    [
      'Recruitment or staffing agency',
      'Larch | Executive Search | Consulting Recruitment',
      'We work with strategy consulting firms. / Retained search for consultants. / Talent acquisition. / Candidates.',
    ],
    [
      'Real estate agency',
      'Real Estate with Jo Larch',
      'Homes for sale and listings. / Home loans. / Mortgage calculator. / Search the MLS.',
    ],
    [
      'Gym, studio, or sports club',
      'Larch Taekwondo',
      'Our students follow a curriculum. / Belts and sparring. / Parents watch the class.',
    ],
    [
      'Events, venue, or entertainment',
      'Fern DIY Studio | Terrariums and Private Events',
      'Walk in and build at the terrarium bar. / Gift cards in store. / Team building workshops.',
    ],
    [
      'Government or civic body',
      'Millbrook Parish Council',
      'Your village. / Allotments and hall hire. / News of the school and the church.',
    ],
    [
      'Association or membership body',
      'Smoke Free Larch',
      'The coalition is committed to clean air. / Annual members meeting. / Restaurants: a pizzeria, a pub and a buffet.',
    ],
    [
      'Tutoring',
      'Larch NEET and JEE Classes',
      'Coaching for entrance exams. / Small batches and a test series. / Our faculty.',
    ],
    [
      'Association or membership body',
      'Carpenters Local 880',
      'See your steward. / Collective bargaining goes on. / Members vote at the union meeting.',
    ],
    ['Gym, studio, or sports club', 'Iron Crane Karate', 'Kata and sparring. / The dojo opens at four.'],
    ['Gym, studio, or sports club', 'Lotus Root', 'Vinyasa, yin and restorative yoga. / Drop in class.'],
    [
      'Pet care business',
      'Paws on Pine',
      'We feed and walk your dog while you are away. / Puppy kindergarten.',
    ],
    [
      'Travel or tour operator',
      'Saltwind',
      'Whale watch with a naturalist aboard. / Private charters on the schooner.',
    ],
    ['Childcare', 'Acorn House', 'A play-based school for toddlers. / Circle time and a nap. / Pre-K.'],
    [
      'Beauty, wellness, or personal services',
      'Copper & Comb',
      'Balayage and keratin by licensed stylists. / Women’s haircut. / Our salon.',
    ],
  ])('%s: %s', (kind, title, lines) => {
    expect(kindOf(title, lines)).toBe(kind);
  });

  it.each([
    [
      'a consultant whose work is tailored',
      'Ridge Partners',
      'Advice tailored to you. / Our tailored plans. / We are an elite team.',
    ],
    ['a maker of suits’ software', 'Suit & Tie Systems', 'An elite team of developers.'],
    [
      'a vet who keeps a kennel cough vaccine',
      'Larch Vet',
      'Kennel cough and rabies vaccines. / Communal cremation.',
    ],
    [
      'a care firm whose title goes on to its home page',
      'Larch Canine Care | Home',
      'We walk dogs. / Dog boarding and grooming.',
    ],
    [
      'a vendor who sells to salons and hotels',
      'Booking Software for Hotels, Salons and Churches',
      'Book a demo. / Start your free trial. / Our platform helps.',
    ],
    ['a firm in a town', 'Larch Bookkeepers', 'We serve the town of Larch and its village.'],
  ])('is not indicated by %s', (_, title, lines) => {
    expect(kindOf(title, lines) ?? '').not.toMatch(
      /personal services|lodging|senior care|Religious|Government/,
    );
  });

  it('is a law firm if the title says so, whatever its guides explain', () => {
    const lines = [
      'Our lawyers write wills.',
      'Home care aides help with bathing.',
      'Hospice nurses come too.',
    ];
    const found = (title: string) =>
      identify([pageOf('/', lines, { title })], 'unknown', { workflows, industries }).industry.detected;
    expect(found('Elder Law Lawyers | Larch')).toBe('legal');
    expect(found('Home Care for Elders | Larch')).toBe('healthcare');
  });
});
