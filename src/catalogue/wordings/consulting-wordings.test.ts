import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds, type Wordings } from '#tests/support/matched-workflow-ids.ts';

const consultants = [
  '# Aldous & Wray, management consulting',
  'A consulting firm for owners. Our clients are family companies, and our consultants have led plants and shops.',
];

const wordings: ({ id: string; trade: readonly string[] } & Wordings)[] = [
  {
    id: 'operational-audits',
    trade: consultants,
    fires: [
      '# Process Improvement / We start with an operational audit of your business.',
      '# Process Improvement / Our process analysis runs from call to invoice.',
      '# Process Improvement / Our operations assessment finds bottlenecks.',
      '# Process Improvement / Current-state assessment and gap analysis in two weeks.',
      '# Process Improvement / Business process review for growing firms.',
    ],
    silent: [
      'We do a roof inspection first.',
      'We do not offer process audits.',
      'A map of the valley hangs here.',
      'The operation on his knee went well.',
      'Financial audit of charities.',
    ],
  },
  {
    id: 'strategic-planning',
    trade: consultants,
    fires: [
      '# Strategic Planning / We facilitate strategic planning retreats for boards.',
      '# Strategic Planning / We guide your board retreat.',
      '# Strategic Planning / Strategic planning services for nonprofits.',
      '# Strategic Planning / Growth strategy development for our clients.',
      '# Strategic Planning / Strategic plan development and facilitation.',
    ],
    silent: [
      'Read our strategic plan for 2030.',
      'We do not offer strategic planning.',
      'The plan of the house is lost.',
      'A retreat of the glacier was seen.',
      'He plans his garden.',
    ],
  },
  {
    id: 'compliance-consulting',
    trade: consultants,
    fires: [
      '# Compliance / ISO 9001 consulting: we implement your quality system.',
      '# OSHA Compliance / Safety audits and training for your company.',
      '# Regulatory Compliance / We help your company with OSHA compliance and training.',
      '# Compliance / Certification readiness in ninety days.',
      '# Compliance / Environmental compliance consulting for plants and service shops.',
    ],
    silent: [
      'Our facility is ISO 9001 certified for service.',
      'We do not offer compliance consulting.',
      'Safety first, says the sign.',
      'The regulator of the clock is worn.',
      'Quality takes time.',
    ],
  },
  {
    id: 'project-management-service',
    trade: consultants,
    fires: [
      '# Project Management / Project management services from kick-off to close.',
      '# Project Management / We run your project on time.',
      "# Project Management / We act as owner's representative.",
      '# Project Management / Our PMO support keeps programs on course.',
      '# Project Management / We manage your project and report each week.',
    ],
    silent: [
      'Use our project management software.',
      'We do not offer project management services.',
      'Projectors are for rent.',
      'The management thanks you.',
      'A school project hangs here.',
    ],
  },
  {
    id: 'market-research-studies',
    trade: consultants,
    fires: [
      '# Market Research / We conduct market research for our clients.',
      '# Feasibility Studies / A feasibility study tells whether to build.',
      '# Market Research / Focus groups and surveys designed and led by us: we conduct focus groups.',
      '# Market Research / Competitive analysis for your business.',
      '# Market Research / Consumer research services that help brands.',
    ],
    silent: [
      'A market is held on Friday.',
      'We do not offer market research.',
      'Legal research takes time.',
      'Focus on the bright side.',
      'The study has green wallpaper.',
    ],
  },
  {
    id: 'grant-writing',
    trade: consultants,
    fires: [
      '# Grant Services / Grant writing for nonprofits.',
      '# Grant Writing / We research and write grant applications.',
      '# Grant Services / Our grant writers win.',
      '# Grant Services / Fundraising consulting and campaign counsel.',
      '# Grant Services / Proposal writing services for contractors.',
    ],
    silent: [
      'We were granted leave.',
      'We do not offer grant writing.',
      'Writers meet here on Friday.',
      'The grant of arms dates from 1620.',
      'Raising a barn takes friends.',
    ],
  },
  {
    id: 'technology-implementation',
    trade: consultants,
    fires: [
      '# Automation / CRM implementation for small firms.',
      '# AI Automation / We automate your workflows.',
      '# Automation / Workflow automation that helps your business.',
      '# Automation / We set up and connect your tools: Salesforce implementation and HubSpot setup.',
      '# Automation / We build AI agents and automations for clinics.',
    ],
    silent: [
      'Home automation by the electrician.',
      'We do not offer CRM implementation.',
      'The implement hung in the barn.',
      'Systems of caves lie below.',
      'An automatic door opens.',
    ],
  },
];

describe.each(wordings)('$id', ({ id, trade, fires, silent }) => {
  it.each(fires)('matches: %s', (line) => expect(matchedWorkflowIds(trade, line)).toContain(id));
  it.each(silent)('does not match: %s', (line) => expect(matchedWorkflowIds(trade, line)).not.toContain(id));
});
