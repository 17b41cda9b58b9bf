import { defineWorkflow } from '#catalogue/define.ts';

export const webHosting = defineWorkflow({
  id: 'web-hosting',
  name: 'Web hosting',
  naming: {
    variants: [
      { any: ['(vps|dedicated)'], name: 'VPS and dedicated server hosting' },
      { any: ['wordpress hosting'], name: 'WordPress hosting' },
    ],
  },
  department: 'IT',
  type: 'Business',
  description: "Running servers on which clients' sites live: set-up, updates, backups, capacity, outages.",
  industries: ['it-services', 'tech', 'agency'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(web|website|shared|vps|wordpress|cloud|dedicated|reseller|managed|windows|linux) hosting ~ (plan|cpanel|ssl|racks|servers|from £|from $|per month|data centre|data center|uptime|backup|support|daily|since|free|ssd|own|white label|month)',
          '(cpanel|root access|daily snapshots|ssd storage|free ssl) ~ (ssl|snapshots|hosting|from|server|vps|shared|account|backups|bandwidth)',
          '(=our own|two|=our) (racks|data centres|data centers)',
        ],
      },
      {
        weight: 3,
        any: [
          '(web hosting|shared hosting|vps|dedicated servers|hosting plans|reseller hosting|cloud hosting|wordpress hosting|vps hosting|dedicated hosting|managed hosting|website hosting|windows hosting|hosting services)',
        ],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['=hosting'], in: ['heading', 'navigation'] },
    ],
  },
  delivers: {
    named: [
      '(web|website|shared|vps|cloud|dedicated|reseller|managed|wordpress) hosting',
      'dedicated servers',
    ],
    anywhere: false,
    apart: 3,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(event|party|guest|hosting families|wedding|dinner|exchange)'],
      because: 'Hosts of people',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'set-up-accounts',
      name: 'Set up accounts and servers',
      description: 'This covers provision, name servers and certificates.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(set up|ssl)'],
    },
    {
      id: 'watch-load-attacks',
      name: 'Watch load and attacks',
      description: 'This covers alarms, filters and capacity.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(uptime|monitor)'],
    },
    {
      id: 'patch-back-up',
      name: 'Patch and back up',
      description: 'Update at night and test restores.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(backup|snapshot|update)'],
    },
    {
      id: 'answer-tickets',
      name: 'Answer tickets',
      description: 'This covers mail, DNS and errors.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 5, high: 16 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(ticket|support)'],
    },
    {
      id: 'bill-renew',
      name: 'Bill and renew',
      description: 'This covers invoices, cards and upgrades.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
    },
  ],
});
