import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds } from '#tests/support/matched-workflow-ids.ts';

const lawyers = ['# Fenn Attorneys', 'A law firm with two attorneys and an attorney at law in each office.'];
const accountants = [
  '# Hollis & Marsh',
  'A CPA firm and accounting practice. Our accountants are chartered.',
];
const lenders = [
  '# Millbrook Finance',
  'A financial service with a loan officer, a lender and financial products.',
];
const insurers = [
  '# Fenwick Insurance Agency',
  'An independent insurance agency; each insurance agent is licensed.',
];
const consultants = ['# Elmbrook Consulting', 'A management consulting firm. Our consultants guide clients.'];
const itProvider = [
  '# Redfern IT',
  'A managed service provider and IT consulting house. Every server room differs.',
];
const agency = ['# Fennimore', 'A marketing agency: a creative agency for brand strategy.'];
const laboratory = [
  '# Ferro works',
  'A manufacturer with its own factory, production line and machine shop.',
];

/** For each trade and workflow: a text that describes the work, and one that only sounds like it. */
const wordings: [readonly string[], string, string, string][] = [
  [
    lawyers,
    'trademark-work',
    'We file trademark applications in all classes.',
    'All trademarks are property of their owners.',
  ],
  [lawyers, 'patent-work', 'Patent specifications are drafted here.', 'A patented lock is on the door.'],
  [
    lawyers,
    'child-arrangements',
    '# Child Custody / We agree a parenting plan.',
    'Children may play in the yard.',
  ],
  [
    lawyers,
    'financial-settlements',
    'We negotiate the financial settlement: pensions, business and home.',
    'They settled in the valley.',
  ],
  [
    lawyers,
    'prenuptial-agreements',
    'Prenuptial agreements are drafted in time.',
    'The wedding hall is next door.',
  ],
  [
    lawyers,
    'protective-orders',
    'We obtain protective orders within a day.',
    'Lunch orders are taken at ten.',
  ],
  [
    lawyers,
    'debt-recovery',
    'We collect overdue invoices.',
    'Stop collection calls: we defend you against debt collectors.',
  ],
  [
    lawyers,
    'judgment-enforcement',
    'We issue county court claims and instruct bailiffs.',
    'Use your own judgment.',
  ],
  [lenders, 'debtor-tracing', 'We trace debtors who have moved.', 'Trace the line with a pen.'],
  [lenders, 'credit-reports', 'Company credit reports from £12.', 'Order your free credit report each year.'],
  [accountants, 'outsourced-credit-control', '# Credit control / We ring for you.', 'Cards carry no credit.'],
  [accountants, 'pension-enrolment', 'We assess staff for auto-enrolment.', 'He draws a pension.'],
  [
    accountants,
    'subcontractor-returns',
    'CIS returns for contractors every month.',
    'Subcontractors park behind.',
  ],
  [insurers, 'premium-finance', '# Premium finance / Ten instalments.', 'A premium hotel.'],
  [
    insurers,
    'insurance-risk-surveys',
    'We visit your premises, see what could go wrong and write a report.',
    'At your own risk.',
  ],
  [
    insurers,
    'policy-renewals',
    'Renewal terms reach you three weeks before expiry.',
    'Renew your library card.',
  ],
  [consultants, 'ecology-surveys', 'Bat surveys from May to September.', 'A cricket bat hangs on the wall.'],
  [
    consultants,
    'flood-drainage-studies',
    '# Flood risk assessment / For planning.',
    'A flood of letters came.',
  ],
  [consultants, 'impact-assessments', 'We prepare environmental impact assessments.', 'Her talk had impact.'],
  [
    consultants,
    'noise-air-studies',
    'Baseline noise monitoring and odour assessments.',
    'Change the filter for better indoor air quality.',
  ],
  [
    consultants,
    'permit-compliance',
    'Applications for environmental permits.',
    'Parking permits at the desk.',
  ],
  [
    consultants,
    'hr-advice',
    'Grievances, disciplinaries: we guide managers.',
    'Lawyers represent the claimant.',
  ],
  [
    consultants,
    'employment-documents',
    'We write contracts of employment and staff handbooks.',
    'A handbook of birds.',
  ],
  [consultants, 'pay-evaluation', 'Salary benchmarking for every client.', 'Pay at the desk.'],
  [consultants, 'staff-surveys', 'Anonymous staff surveys with an action plan.', 'A land survey was made.'],
  [
    consultants,
    'certified-translation',
    'Birth certificates are translated and stamped.',
    'Certified coffee is served.',
  ],
  [
    consultants,
    'interpreting-service',
    'Interpreters for hearings and hospital visits.',
    'The interpretation of data.',
  ],
  [
    consultants,
    'software-localisation',
    '# Website localisation / Tested in the target language.',
    'A local office.',
  ],
  [consultants, 'subtitling-voice-over', '# Subtitling / Time codes and voices.', 'Voices in the hall.'],
  [
    itProvider,
    'data-recovery',
    'We recover data from dead hard disks.',
    'A backup plan for disaster recovery.',
  ],
  [
    itProvider,
    'ransomware-recovery',
    'We rebuild encrypted servers after ransomware.',
    'Ransomware protection is included.',
  ],
  [
    itProvider,
    'digital-forensics',
    'Disks are imaged for solicitors and police: computer forensics with evidence.',
    'Forensic accounting is next door.',
  ],
  [
    itProvider,
    'data-destruction',
    'Hard drives are shredded with a certificate.',
    'Wood is shredded in the yard.',
  ],
  [
    itProvider,
    'data-migration',
    'Data migration from spreadsheets and legacy systems.',
    'Birds migrate in autumn.',
  ],
  [
    itProvider,
    'system-integration',
    'We write connectors for banks and carriers.',
    'Browse all integrations.',
  ],
  [
    itProvider,
    'software-licensing',
    '# Software licensing / Renewed each year.',
    'A driving licence is needed.',
  ],
  [itProvider, 'user-training', 'We train super users first, then everybody.', 'He trains for a race.'],
  [itProvider, 'project-rescue', 'We audit failing implementations.', 'Mountain rescue is near.'],
  [
    agency,
    'media-relations',
    'We pitch stories to journalists for clients.',
    'Media enquiries: call the desk.',
  ],
  [agency, 'media-monitoring', 'Coverage is clipped and reported monthly.', 'A monitor stands on the desk.'],
  [agency, 'influencer-campaigns', 'Influencer partnerships are contracted here.', 'The moon has influence.'],
  [
    agency,
    'crisis-communication',
    'Crisis communication with holding statements.',
    'The housing crisis goes on.',
  ],
  [agency, 'award-entries', 'We write award entries.', 'We won an award.'],
  [
    agency,
    'launch-events',
    'Product launches and press trips, from venue to goody bag.',
    'A boat is launched.',
  ],
  [laboratory, 'materials-testing', 'Tensile tests on machined coupons.', 'Test your luck.'],
  [laboratory, 'chemical-analysis', 'Chemical analysis of steels by ICP.', 'A business analysis.'],
  [
    laboratory,
    'nondestructive-testing',
    'Ultrasonic testing of welds on site.',
    'Ultrasonic cleaners are sold.',
  ],
  [
    laboratory,
    'failure-investigation',
    'Failure analysis by our metallurgists.',
    'Heart failure is treated in town.',
  ],
  [laboratory, 'welder-qualification', 'Welder approvals to ISO 9606.', 'Our welders are friendly.'],
  [laboratory, 'sample-intake', '# Sending samples / Enclose the form.', 'Order a free sample.'],
];

describe.each(wordings)('the words of %s', (trade, id, fires, silent) => {
  it(`${id} matches: ${fires}`, () => {
    expect(matchedWorkflowIds(trade, fires)).toContain(id);
  });

  it(`${id} does not match: ${silent}`, () => {
    expect(matchedWorkflowIds(trade, silent)).not.toContain(id);
  });
});
