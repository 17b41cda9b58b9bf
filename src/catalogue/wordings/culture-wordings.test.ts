import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds, type Wordings } from '#tests/support/matched-workflow-ids.ts';

const church = [
  "# Saint Bride's Church",
  'Our church and our congregation are small; the pastor lives next door, and Bible study has its room.',
];
const museum = [
  '# Museum of the Ferry',
  'A museum and art gallery in the boat house. Our collection fills two floors.',
];

const wordings: ({ id: string; trade: readonly string[] } & Wordings)[] = [
  {
    id: 'visitor-welcome',
    trade: church,
    fires: [
      'Plan your visit and sit with us.',
      "# I'm New / What to expect on a Sunday at church.",
      'Fill out a connect card.',
      'Newcomer lunch after worship each month.',
      '# New Here / First time visitors to our church find parking in front.',
    ],
    silent: [
      'Visitors to the zoo pay ten.',
      'We do not offer visits.',
      'A postcard from Rome.',
      'Cards are played on Friday.',
      'Planning takes time.',
    ],
  },
  {
    id: 'life-ceremonies',
    trade: church,
    fires: [
      'Contact the parish to schedule a baptism.',
      '# Weddings / Marriage preparation takes six evenings.',
      'Funerals are arranged with the pastor.',
      'Baptism classes and first communion preparation.',
      'Sacrament of confirmation each spring.',
    ],
    silent: [
      'Wedding cakes by the baker.',
      'We do not offer weddings.',
      'A confirmation by mail follows.',
      'The funeral flower shop is next door.',
      'First come, first served.',
    ],
  },
  {
    id: 'education-visits',
    trade: museum,
    fires: [
      'School field trips to the museum: book a guided program.',
      '# For Schools / Educational programs for grades two to six at our museum.',
      'Our docents lead school groups.',
      'Group visits with a guided tour: students are welcome at the museum.',
      'Outreach programs bring the museum to school children.',
    ],
    silent: [
      'Our students enjoyed the field trip.',
      'We do not offer school visits.',
      'The field lies fallow.',
      'Trips and falls are rare.',
      'Learn more about us.',
    ],
  },
  {
    id: 'archive-research',
    trade: museum,
    fires: [
      'Send research requests to the museum archives: a fee applies.',
      '# Genealogy / Family history research at our museum library.',
      'Our archives hold letters and maps of the county.',
      'Photo reproduction requests: submit the form to our archive.',
      '# Archives / Local history questions are answered by our staff.',
    ],
    silent: [
      'News archives by month.',
      'We do not offer genealogy research.',
      'Research shows that rain is wet.',
      'The sermon archive is online.',
      'A family with history.',
    ],
  },
];

describe.each(wordings)('$id', ({ id, trade, fires, silent }) => {
  it.each(fires)('matches: %s', (line) => expect(matchedWorkflowIds(trade, line)).toContain(id));
  it.each(silent)('does not match: %s', (line) => expect(matchedWorkflowIds(trade, line)).not.toContain(id));
});
