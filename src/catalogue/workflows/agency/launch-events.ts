import { defineWorkflow } from '#catalogue/define.ts';

export const launchEvents = defineWorkflow({
  id: 'launch-events',
  name: 'Launch events and stunts for brands',
  department: 'Marketing',
  type: 'Business',
  description:
    "Making a client's product talked about by an event: idea, place, guests, press, the day itself, pictures and figures.",
  industries: ['agency'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(product launches|launch events|press trips|press events|pop ups|pop up shops|brand activations|publicity stunts|launch parties) ~ (guest list|goody bag|venue|press|brand|tastings|pop ups|influencers|journalists|samples|we|clients|organise|organize|produce)',
        ],
      },
      {
        weight: 3,
        any: [
          '(launches|launch events|product launches|launches stunts|press events|brand activations|press trips|launch parties|stunts)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(launch events|product launches|press (trips|events)|brand activations|publicity stunts)'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-idea-place',
      name: 'Find the idea and the venue for a launch',
      description: 'Think of what is worth a picture, find where it can be done and say what it costs.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 4, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 3 },
      traits: ['design', 'plan'],
      shownBy: ['(idea|venue)'],
    },
    {
      id: 'book-suppliers',
      name: 'Book suppliers and permits for the launch',
      description: 'Compare and book stage, food, technique and security, and follow what was promised.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['schedule', 'monitor'],
    },
    {
      id: 'invite-guests-press',
      name: 'Invite guests and press to the launch',
      description: 'Draw up the list, invite, chase answers and seat.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['personalise', 'remind'],
      shownBy: ['(guest list|invite)'],
    },
    {
      id: 'run-day',
      name: 'Run the launch on the day',
      description: 'Set up, brief staff, keep the schedule and look after guests and press.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'send-pictures-count',
      name: 'Send out pictures and report on the launch',
      description: 'Release pictures and text the same day, gather coverage and say what came of it.',
      role: 'Account Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(coverage|report)'],
    },
  ],
});
