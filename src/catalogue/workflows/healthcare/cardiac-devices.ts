import { defineWorkflow } from '#catalogue/define.ts';

export const cardiacDevices = defineWorkflow({
  id: 'cardiac-devices',
  name: 'Pacemaker and device follow-up',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Looking after implanted pacemakers, defibrillators and recorders: visits, transmissions from home, settings and alerts.',
  industries: ['healthcare', 'medical-practice'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(device clinic|pacemaker clinic|pacemaker checks|device checks|remote monitoring) ~ (pacemaker|defibrillator|icd|device)',
          '(check|monitor|interrogate|reprogram|program) ~ (pacemaker|defibrillator|implanted device)',
          '(pacemaker|defibrillator) (check|clinic|monitoring|follow up|interrogation|management|implantation)',
        ],
      },
      {
        weight: 3,
        any: [
          '(pacemakers defibrillators|pacemaker clinic|device clinic|pacemaker checks|device monitoring|pacemaker monitoring|pacemakers|cardiac devices|device management)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(pacemaker|defibrillator|icd) (checks|clinic|monitoring|follow up|management)'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'keep-calendar-device',
      name: 'Keep the calendar of device checks',
      description: 'Call patients in when their interval is up and send out home monitors.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'read-out-device',
      name: 'Read out and test the device',
      description: 'Read its memory in the clinic or take the transmission, and test battery and leads.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 2, presence: 4, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(transmission|interrogate|check)'],
    },
    {
      id: 'judge-events-change',
      name: 'Judge rhythm events and change settings',
      description: "Look at stored episodes and adjust the device's programme.",
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 2, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 2 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'watch-alerts-from',
      name: 'Watch alerts from home monitors',
      description: "Look through each day's alerts and decide who is called.",
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 1 },
      traits: ['monitor', 'decide'],
      shownBy: ['(transmit|remote|alert)'],
    },
    {
      id: 'report-patient-doctor',
      name: 'Report device checks to patient and doctor',
      description: 'Write what was found and what happens next.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 1 },
      traits: ['draft-text', 'summarise'],
    },
  ],
});
