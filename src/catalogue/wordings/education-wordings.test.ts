import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds, type Wordings } from '#tests/support/matched-workflow-ids.ts';

const childcare = [
  '# Little Finch',
  'A daycare and child care center: every infant and toddler has a peg. Licensed child care.',
];
const studio = [
  '# Tall Reed School of Music and Movement',
  'A music school and training academy where every instructor and learner has a key. Our students come from four towns.',
];
const school = [
  '# Rowan School',
  'A private school. Our students, our teachers and our campus are small; the school year has three terms.',
];

const wordings: ({ id: string; trade: readonly string[] } & Wordings)[] = [
  {
    id: 'early-teaching',
    trade: childcare,
    fires: [
      'Our play-based curriculum follows each child.',
      '# Montessori / A Montessori classroom for ages three to six.',
      'Circle time, story time and outdoor time every day.',
      'We prepare children for kindergarten: preschool program for ages 3 to 5.',
      'Nature-based learning in a forest school.',
    ],
    silent: [
      'A circle has no end.',
      'We do not offer a preschool program.',
      'The play at the theatre ended late.',
      'Parking for parents is behind the house.',
      'Nature is near.',
    ],
  },
  {
    id: 'lesson-delivery',
    trade: studio,
    fires: [
      'Piano lessons for beginners of all ages.',
      '# Guitar Lessons / One-on-one instruction for all ages.',
      'Private violin lessons and group instruction.',
      'Ballet classes and tap classes for children.',
      'Karate classes from age five.',
    ],
    silent: [
      'A lesson learned from the flood.',
      'We do not offer piano lessons.',
      'The piano in the hall is tuned.',
      'Driving here takes an hour.',
      'Sunday school lessons at ten.',
    ],
  },
  {
    id: 'recitals',
    trade: studio,
    fires: [
      'Our annual recital fills the town hall.',
      '# Recital / Recital costumes are ordered in January.',
      'Student recitals twice a year.',
      'Our dancers compete: auditions for the competition team in August.',
      '# Recital / The dance recital is in June.',
    ],
    silent: [
      'He recited a poem.',
      'We do not offer recitals.',
      'Seat belts must be worn.',
      'A competition of bakers.',
      'Performance of the engine is fine.',
    ],
  },
  {
    id: 'student-records',
    trade: school,
    fires: [
      'Request a transcript from the registrar.',
      '# Transcripts / Transcript requests take three days.',
      'Student records request form.',
      'Order copies of your diploma: diploma copies cost ten dollars.',
      "The registrar's office sends enrollment records: request enrollment verification here.",
    ],
    silent: [
      'Records of the club are old.',
      'We do not offer transcripts.',
      'A transcript of the talk.',
      'Music records for sale.',
      'Students record their own songs.',
    ],
  },
];

describe.each(wordings)('$id', ({ id, trade, fires, silent }) => {
  it.each(fires)('matches: %s', (line) => expect(matchedWorkflowIds(trade, line)).toContain(id));
  it.each(silent)('does not match: %s', (line) => expect(matchedWorkflowIds(trade, line)).not.toContain(id));
});
