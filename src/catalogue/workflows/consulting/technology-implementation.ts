import { defineWorkflow } from '#catalogue/define.ts';

export const technologyImplementation = defineWorkflow({
  id: 'technology-implementation',
  name: 'System and automation implementation',
  naming: {
    variants: [{ any: ['=ai implementation'], name: 'AI implementation' }],
    parts: [
      {
        any: ['(automate|automation|ai|chatbot|agent|agents)'],
        name: 'Automation implementation',
        word: 'automation',
      },
      {
        any: ['(integrate|integration|integrations|connect)'],
        name: 'System integration',
        word: 'integration',
      },
      {
        any: [
          '(implement|implementation|rollout|deploy|deployment|setup|set up|customization|migration|configure)',
        ],
        name: 'System implementation',
        word: 'system set-up',
      },
    ],
    joined: '{parts} for clients',
  },

  department: 'IT',
  type: 'Development',
  description:
    "Putting a program or automation into a client's daily work: choosing, setting up, connecting, moving data, training and support.",
  industries: ['consulting', 'tech', 'it-services', 'agency'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(configure|configuration|configured) ~ (data migration|convert =your data|go live|training|test|scoping) ~ (erp|crm|system|months|go live|data|twice|users|live)',
          '(implementation partner|taken ~ live) ~ (erp|crm|distributors|manufacturers|netsuite|sap|odoo|dynamics|clients)',
        ],
      },
      {
        weight: 3,
        any: [
          '(crm|erp|salesforce|hubspot|zapier|airtable|software|system|platform|dynamics|workday|netsuite|servicenow|sap|oracle|odoo|zoho|sharepoint|ai|automation) (implementation|integration|setup|rollout|customization|deployment|consulting)',
          '(servicenow|salesforce|sap|oracle|odoo|zoho|dynamics 365|workday|netsuite) ~ (consulting implementation|implementation partner|certified partner|consulting partner|implementation)',
          '(workflow|process|business process|marketing|ai|business|robotic process) automation ~ (service|client|build|implement|help|business|we|solution|consult|design)',
          '(=we|=our team|=our engineers|=our consultants) ~ (automate|automates) ~ (workflow|process|task|business|operations|work)',
          '(automate) ~ =your (workflow|process|task|business|operations|work)',
          '(workflow|process|ai|intelligent|business) automation ~ (ai agents|agents|build|builds|organisation|organization|value)',
          '(build|design|develop|implement|deploy) ~ (ai agent|ai solution|chatbot|workflow automation|ai tool|ai automation)',
        ],
      },
      {
        weight: 2,
        any: [
          '(servicenow|salesforce|odoo|sap consulting|erp implementation|crm consulting|automation|ai automation|workflow automation|crm implementation|systems integration|ai solutions|system implementation|digital integration|ai consulting|crm setup|process automation)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(crm|erp|software|ai|servicenow|salesforce|sap|odoo) (implementation|integration|setup|selection|consulting)',
      '(workflow|process|ai|marketing|business process) automation',
      'ai (integration|solution|agent)',
    ],
    anywhere: true,
    notIn: ['software-vendor', 'manufacturing', 'trades'],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        'home assistant',
        '(home|industrial|factory|building) automation',
        '=our (app|platform|software|product) (automates|helps|lets)',
      ],
      because: "A product's feature, machines or houses",
    },
  ],
  minimumStrength: 3.4,
  tasks: [
    {
      id: 'choose',
      name: 'Learn the need and choose',
      description: 'Compare programs with how people work.',
      role: 'Business Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['interview', 'advise'],
      shownBy: ['(select|choose|assess)'],
    },
    {
      id: 'design',
      name: 'Design the set-up',
      description: 'Draw data, steps and rights.',
      role: 'Business Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['design'],
      shownBy: ['(design|architect)'],
    },
    {
      id: 'build',
      name: 'Configure and connect',
      description: 'Set fields, rules and links between programs.',
      role: 'Developer',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['write-code'],
      shownBy: ['(build|integrat|configure|automate)'],
    },
    {
      id: 'migrate',
      name: 'Move the data',
      description: 'Clean and load old records.',
      role: 'Data Analyst',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['extract-data', 'reconcile'],
      shownBy: ['(migrat|data)'],
    },
    {
      id: 'train',
      name: 'Train users',
      description: 'Show the tasks of each role.',
      role: 'Business Analyst',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['coach'],
      shownBy: ['train'],
    },
    {
      id: 'support',
      name: 'Support and improve',
      description: 'Help after the start and mend what is awkward.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 3 },
      traits: ['answer-questions', 'diagnose'],
      shownBy: ['(support|improve)'],
    },
  ],
});
