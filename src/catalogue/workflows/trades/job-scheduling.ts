import { defineWorkflow } from '#catalogue/define.ts';

export const jobScheduling = defineWorkflow({
  id: 'job-scheduling',
  name: 'Service call and job scheduling',
  naming: {
    variants: [
      {
        any: ['(emergency|24 hour|24 7) (service|repair|call|response|plumbing|electrical)'],
        name: 'Emergency service dispatch',
      },
    ],
  },
  department: 'Operations',
  type: 'Communication',
  description:
    'Sending the right person to the job: taking the call, judging urgency, planning the day, telling arrival.',
  industries: ['trades', 'cleaning', 'automotive', 'energy-environment', 'security-services', 'it-services'],
  coreOf: ['trades', 'cleaning'],
  narrows: ['appointment-scheduling'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(schedule|book|=request|call) ~ (service|service call|repair|installation|cleaning|pickup|inspection|technician|maintenance|job)',
          '(emergency|same day|24 hour|24 7) (service|repair|plumbing|electrical|call|response)',
          '(arrival|service) window',
          '(technician|crew|team|plumber|electrician) ~ (arrive|on way|dispatch|=your home|come)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(schedule service|book now|request service|emergency service|book online|schedule online|service request)',
        ],
      },
    ],
    forms: [{ weight: 3, purpose: 'booking' }],
    jobTitles: ['dispatcher', 'scheduler'],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(table|church|sunday|memorial|customer|funeral|worship) service', 'service (member|animal)'],
      because: 'Other services.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-call',
      name: 'Take the call and judge urgency',
      description: 'Ask what, where and how bad.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 1, decision: 4, expertise: 2, revenue: 4 },
      traits: ['answer-questions', 'route-requests'],
      shownBy: ['(call|emergency|24)'],
    },
    {
      id: 'plan-day',
      name: 'Plan the day',
      description: 'Match jobs, skills, places and parts.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['schedule', 'match'],
      shownBy: ['(schedule|book|same day)'],
    },
    {
      id: 'tell-arrival',
      name: 'Tell arrival and changes',
      description: 'Remind and inform of delays.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 1 },
      traits: ['remind'],
      shownBy: ['(arrive|arrival|window|on time|punctual)'],
    },
    {
      id: 'close-job',
      name: 'Close the job',
      description: 'Take report, photos and hours, and pass on for billing.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(report|photo)'],
    },
  ],
});
