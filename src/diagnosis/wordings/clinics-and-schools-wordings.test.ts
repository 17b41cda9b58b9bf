import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds } from '#tests/support/matched-workflow-ids.ts';

const clinic = [
  '# Larkfield Clinic',
  'Our patients are seen by appointment. New patients come with a doctor.',
];
const nursery = ['# Acorn Day Nursery', 'A day nursery for toddlers and preschool children of all families.'];
const drivingSchool = [
  '# Hollis Driving School',
  'A driving school with a training academy in the high street.',
];
const school = ['# Quillbury school', 'Our school teaches pupils from the first grade to the eighth grade.'];

/** For each trade and workflow: texts that describe the work, and texts that only sound like it. */
const wordings: [readonly string[], string, string[], string[]][] = [
  [
    clinic,
    'skin-treatment',
    ['We treat eczema, psoriasis and acne.', 'Phototherapy is given three mornings a week.'],
    ['Our soap suits dry skin.', 'The lamp gives light in the hall.'],
  ],
  [
    clinic,
    'mole-checks',
    ['Mole mapping takes half an hour.', 'Suspicious moles are examined within ten days.'],
    ['A mole dug up the lawn.', 'He checks the post.'],
  ],
  [
    clinic,
    'skin-surgery',
    ['Mohs surgery by Dr Pell.', 'Cysts and skin tags are removed in our theatre.'],
    ['Coats are removed at the door.', 'A house removal firm is next door.'],
  ],
  [
    clinic,
    'allergy-testing',
    ['Patch testing takes three visits.', '# Allergy Testing / Read after two days.'],
    ['Do a patch test 48 hours before your tint.', 'He tests the roof for leaks.'],
  ],
  [
    clinic,
    'heart-testing',
    ['An echocardiogram takes twenty minutes.', '- Holter monitor'],
    ['You will love the heart of town.', 'A test of patience.'],
  ],
  [
    clinic,
    'cardiac-devices',
    ['The device clinic checks pacemakers.', '# Pacemakers and defibrillators / Sent from home.'],
    ['Devices must be switched off.', 'A defibrillator hangs in the hall.'],
  ],
  [
    clinic,
    'specialist-procedures',
    ['Our doctors perform colonoscopy and gastroscopy.', '# Hip Replacement / Home after two nights.'],
    ['Exercises after a hip replacement.', 'The choir performs in May.'],
  ],
  [
    clinic,
    'blood-thinner-clinic',
    ['# Coumadin Clinic / Walk in on Tuesdays.', 'INR monitoring by our nurse.'],
    ['Blood is thicker than water.', 'Paint thinner is kept outside.'],
  ],
  [
    clinic,
    'treatment-authorisation',
    ['We obtain prior authorization from your plan.'],
    ['Parking needs authorization from the guard.'],
  ],
  [
    clinic,
    'fertility-treatment',
    ['An IVF cycle takes six weeks.', 'Intrauterine insemination is offered.'],
    ['The soil is fertile.', 'The cycle path leads to the door.'],
  ],
  [
    clinic,
    'fertility-preservation',
    ['# Egg freezing / Kept in our lab for ten years.', '# Fertility preservation / Before chemotherapy.'],
    ['Frozen meals are sold next door.', 'The eggs are fresh.'],
  ],
  [clinic, 'gamete-donation', ['We recruit and screen egg donors.'], ['Blood donors are welcome.']],
  [clinic, 'fertility-testing', ['# Semen analysis / Results in a week.'], ['We analysed the survey.']],
  [
    clinic,
    'foot-care',
    ['Corns and callus are reduced.', '# Nail surgery / Under local anaesthetic.'],
    ['Pedicures with polish.', 'Come on foot from the station.'],
  ],
  [
    clinic,
    'sleep-care',
    ['Home sleep studies are scored here.', 'We fit CPAP masks.'],
    ['Sleep well in our rooms.', 'Face masks are worn.'],
  ],
  [
    clinic,
    'hospice-care',
    ['Our hospice nurses visit at home.', 'Bereavement support for families for a year.'],
    ['End-of-life care for your dog.', 'The family ran a guest house.'],
  ],
  [
    clinic,
    'dialysis-treatment',
    ['Dialysis sessions three times a week.', '# Home dialysis / We train you.'],
    ['The dialogue goes on.', 'A chair is free at ten.'],
  ],
  [clinic, 'ear-wax-removal', ['Microsuction while you sit in the chair.'], ['Wax for floors.']],
  [clinic, 'tinnitus-therapy', ['Our tinnitus clinic runs over four sessions.'], ['The bell rings at noon.']],
  [
    clinic,
    'workplace-screening',
    ['We screen your workforce for hearing loss.'],
    ['A screen stands at the desk.'],
  ],
  [
    drivingSchool,
    'driving-lessons',
    ['Driving lessons with patient instructors.', '# Pass Plus / Six hours more.'],
    ['Lessons in life.', 'He drives the bus.'],
  ],
  [
    drivingSchool,
    'intensive-driving',
    ['Our crash courses take five days with the test at the end.'],
    ['Intensive English courses are next door.'],
  ],
  [drivingSchool, 'driving-theory', ['Classes cover the Highway Code.'], ['In theory it may rain.']],
  [
    drivingSchool,
    'instructor-training',
    ['We train new driving instructors.'],
    ['All our instructors are trained each year.'],
  ],
  [
    nursery,
    'wraparound-care',
    ['After-school club until six with tea.', '# Holiday club / Trips and crafts.'],
    ['The golf club is near.', 'School ends at three.'],
  ],
  [
    nursery,
    'learning-journals',
    ['A key person keeps a learning journal of each child.'],
    ['A journal of botany.'],
  ],
  [
    nursery,
    'school-meals',
    ['Our cook makes lunch from fresh ingredients.'],
    ['Parents bring lunch boxes from home.'],
  ],
  [school, 'venue-hire', ['# Lettings / Hire our sports hall.'], ['Hats are let down in the hall.']],
  [
    drivingSchool,
    'ensembles',
    ['The youth orchestra rehearses on Fridays.'],
    ['Hire a string quartet for the wedding.'],
  ],
];

describe.each(wordings)('the words of %s', (trade, id, fires, silent) => {
  it.each(fires)(`${id} matches: %s`, (lines) => {
    expect(matchedWorkflowIds(trade, lines)).toContain(id);
  });

  it.each(silent)(`${id} does not match: %s`, (lines) => {
    expect(matchedWorkflowIds(trade, lines)).not.toContain(id);
  });
});
