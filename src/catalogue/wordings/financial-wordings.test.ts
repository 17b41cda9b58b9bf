import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds, type Wordings } from '#tests/support/matched-workflow-ids.ts';

const accountants = [
  '# Hollis & Marsh, certified public accountants',
  'A CPA firm and accounting practice in the old mill, with one accountant for every client.',
];
const insurers = [
  '# Fenwick Insurance Agency',
  'An independent insurance agency in the high street: each insurance agent is licensed in two states, and every insurance policy is kept on paper.',
];
const advisers = [
  '# Larch Wealth',
  'A registered investment adviser and fiduciary for families. Every financial planner here is certified.',
];
const lenders = [
  '# Millbrook Credit Union',
  'A credit union with a loan officer in each branch and a checking account for everybody. Member FDIC.',
];

const wordings: { trade: readonly string[]; id: string; texts: Wordings }[] = [
  {
    trade: accountants,
    id: 'tax-planning',
    texts: {
      fires: [
        'Our tax planning looks ahead so that you owe less.',
        '# Tax Planning & Advice / We plan before the year ends to reduce your tax liability.',
        'We offer year round tax strategy for owners.',
        'Ask us for tax advice before you sell the house.',
        'Proactive tax planning and consulting for families.',
      ],
      silent: [
        'Nothing on this site is tax advice.',
        'We do not offer tax planning.',
        'Planning permission was given to the mill in May.',
        "Bring last year's tax return to the office.",
        'The tax office is across the street.',
      ],
    },
  },
  {
    trade: accountants,
    id: 'tax-resolution',
    texts: {
      fires: [
        'We represent you before the IRS and answer every letter.',
        '# IRS Representation / Received an IRS notice? Send it to us.',
        'Our tax resolution team files unfiled returns and negotiates an offer in compromise.',
        'We offer audit representation for small companies.',
        '# Back taxes / We ask for penalty abatement.',
      ],
      silent: [
        'Refunds are paid by the IRS within three weeks.',
        'We audit nonprofit organisations each spring.',
        'The notice board hangs in the hall.',
        'We do not offer audit representation.',
        'New Year resolutions are easily made.',
      ],
    },
  },
  {
    trade: accountants,
    id: 'payroll-service',
    texts: {
      fires: [
        'Payroll services with direct deposit for your staff.',
        '# Payroll / We run your payroll every two weeks.',
        'We process payroll and file W-2 forms.',
        'Let us handle your payroll and payroll tax filings.',
        'Our payroll processing starts at a flat fee.',
      ],
      silent: [
        'We coordinate payroll with your provider.',
        'Paycheck Protection loans have ended.',
        'We do not offer payroll services.',
        'Her role in the firm is to greet clients.',
        'Payroll protection loans are forgiven by the bank.',
      ],
    },
  },
  {
    trade: accountants,
    id: 'business-tax-filing',
    texts: {
      fires: [
        'We prepare corporate tax returns and partnership tax returns.',
        '# Business Taxes / Business tax preparation for owners of all sizes.',
        'Sales tax filing each quarter.',
        'We file forms 1120S and 1065.',
        'Nonprofit tax returns on Form 990.',
      ],
      silent: [
        'Sales tax is added at checkout.',
        'We do not offer business tax preparation.',
        'Our business is small and family run.',
        'A tax on windows once made this house dark.',
        'Individual income tax returns from a flat fee.',
      ],
    },
  },
  {
    trade: accountants,
    id: 'fractional-cfo',
    texts: {
      fires: [
        'Our fractional CFO joins you two days a month.',
        '# Outsourced CFO / A controller when you need one.',
        'CFO services for growing companies.',
        'We act as your virtual CFO.',
        'Part-time controller and CFO advisory for owners.',
      ],
      silent: [
        'He was CFO of a brewery before he founded the firm.',
        'The controller of the heating is in the cellar.',
        'We do not offer CFO services.',
        'Part-time staff work on Tuesdays.',
        'Our founder is a member of the CFO club.',
      ],
    },
  },
  {
    trade: accountants,
    id: 'accounting-software-setup',
    texts: {
      fires: [
        'QuickBooks setup and training in your office.',
        '# QuickBooks Services / We train your staff in QuickBooks.',
        'We are QuickBooks ProAdvisors.',
        'Xero conversion and clean up.',
        'Our accounting software support answers the same day.',
      ],
      silent: [
        'Send us your QuickBooks file.',
        'We do not support QuickBooks.',
        'Quick books and slow books lie in the waiting room.',
        'The software on this site sets no cookie.',
        'Training for the marathon starts in May.',
      ],
    },
  },
  {
    trade: insurers,
    id: 'medicare-enrolment',
    texts: {
      fires: [
        'We help you choose a Medicare plan.',
        '# Medicare / We compare Medicare Advantage plans with you.',
        'Open enrollment starts in October: call us.',
        'Our Medicare agents explain Part D.',
        'Enroll in marketplace health insurance with our help.',
      ],
      silent: [
        'We do not sell Medicare plans.',
        'Health is wealth, says the sign above the door.',
        'Auto insurance from six carriers.',
        'The doctor next door takes care of us.',
        'We plan a picnic in June.',
      ],
    },
  },
  {
    trade: insurers,
    id: 'group-benefits',
    texts: {
      fires: [
        'We design employee benefits packages for companies.',
        '# Group Health / Group health insurance for five staff or more.',
        'Our group benefits plans include dental.',
        'Employee benefits for your business from several carriers.',
        'Group life insurance plans for your staff.',
      ],
      silent: [
        'Benefits include paid time off and a 401k.',
        'Our employee benefits are good: apply today.',
        'A group of walkers meets here on Sunday.',
        'We do not sell group health insurance.',
        'Renters insurance costs less than you think.',
      ],
    },
  },
  {
    trade: advisers,
    id: 'portfolio-management',
    texts: {
      fires: [
        'We manage your portfolio and rebalance it every quarter.',
        '# Investment Management / Our portfolio management process follows your goals.',
        'Asset allocation comes first, then we choose the funds.',
        'We build portfolios for long lives.',
        'Discretionary management of your account.',
      ],
      silent: [
        'See the portfolio of our project photographs.',
        'We do not offer portfolio management.',
        'Management of the house changed in May.',
        'Retirement planning for teachers.',
        'The river is an asset to the town.',
      ],
    },
  },
  {
    trade: lenders,
    id: 'loan-servicing',
    texts: {
      fires: [
        'Make your loan payment online or by phone.',
        '# Loan Payments / Mortgage payments can be sent by mail.',
        'We service our loans ourselves: loan servicing stays here.',
        'Ask for a payoff quote at any branch.',
        'Skip a payment in December.',
      ],
      silent: [
        'Try our loan payment calculator.',
        'Low rates on every car loan.',
        'We do not accept loan payments in cash.',
        'Pay with a smile.',
        'The service in the church next door starts at ten.',
      ],
    },
  },
];

describe('financial work', () => {
  for (const { trade, id, texts } of wordings) {
    it.each(texts.fires)(`${id} matches: %s`, (line) =>
      expect(matchedWorkflowIds(trade, line)).toContain(id),
    );
    it.each(texts.silent)(`${id} does not match: %s`, (line) =>
      expect(matchedWorkflowIds(trade, line)).not.toContain(id),
    );
  }
});
