import { defineWorkflow } from '#catalogue/define.ts';

export const heartTesting = defineWorkflow({
  id: 'heart-testing',
  name: 'Heart and circulation tests',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Recording how heart and vessels work: ECG, echocardiogram, stress test, monitors and vessel ultrasound, from the order to the reading sent to the doctor.',
  industries: ['healthcare', 'medical-practice', 'diagnostics'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(echocardiogram|echocardiography|holter monitor|holter monitoring|event monitors|treadmill test|nuclear stress test|stress testing|stress echo|ankle brachial index|carotid ultrasound|tilt table test)',
          '(ecg|ekg|echo) ~ (stress|holter|tmt|test|monitor|same day|performed)',
          '(stress test) ~ (read|performed|office|available|heart)',
        ],
      },
      {
        weight: 3,
        any: [
          '(echocardiogram|echocardiography|cardiac testing|cardiac diagnostics|heart tests|stress test|stress testing|holter monitoring|ecg|ekg|non invasive cardiology|noninvasive cardiology|cardiac imaging|vascular testing|ecg echo tmt)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(echocardiogram|echocardiograms|echocardiography|ecg|ekg|electrocardiogram|(stress|treadmill|nuclear stress|tilt table) (test|testing|echo)|(holter|event) (monitor|monitoring)|(carotid|vascular|arterial|venous) (ultrasound|doppler))',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-order-prepare',
      name: 'Check the heart test order and prepare the patient',
      description: 'See which test is asked for, which medicines must stop, and explain it.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 3, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 1 },
      traits: ['check-rules', 'answer-questions'],
    },
    {
      id: 'record-test',
      name: 'Record the heart test',
      description: 'Place electrodes or probe, run the protocol and watch for trouble.',
      role: 'Clinician',
      judgment: false,
      hoursPerWeek: { low: 8, high: 20 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(echocardiogram|stress|ecg|ekg|ultrasound)'],
    },
    {
      id: 'fit-collect-take',
      name: 'Fit and collect take-home monitors',
      description: 'Fit the recorder, show how to use it and read it out on return.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 1, presence: 5, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'coach'],
      shownBy: ['(holter|monitor)'],
    },
    {
      id: 'read-recordings',
      name: 'Read heart tests',
      description: 'Measure, compare with earlier ones and write what they show.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'diagnose'],
      shownBy: ['(read|interpret)'],
    },
    {
      id: 'send-result-ordering',
      name: 'Send heart results to the ordering doctor',
      description: 'Deliver the report and telephone what cannot wait.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['route-requests'],
      shownBy: ['(result|report)'],
    },
  ],
});
