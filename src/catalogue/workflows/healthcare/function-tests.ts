import { defineWorkflow } from '#catalogue/define.ts';

export const functionTests = defineWorkflow({
  id: 'function-tests',
  name: 'Heart, nerve and lung function tests',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Measuring how heart, nerves, lungs or sleep work: preparing, measuring, reading and reporting.',
  industries: ['medical-practice', 'diagnostics', 'physical-therapy'],
  narrows: ['health-services'],
  delivers: {
    named: [
      '(emg|ncv|nerve conduction|ecg|ekg|stress|lung function) (test|testing|study)',
      'echocardiography',
      'spirometry',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(emg|ncv|nerve conduction|nerve function) (test|tests|testing|study|studies|)',
          '(ecg|ekg|=echo|echocardiogram|echocardiography|stress test|treadmill test|tmt|holter|spirometry|eeg|pulmonary function test|lung function)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(emg|emg testing|nerve conduction studies|nerve testing|=ecg|=ekg|echocardiography|stress test|spirometry|lung function tests|cardiac testing)',
        ],
      },
    ],
  },
  counterSignals: [
    { scope: 'site', any: ['(veterinary|vet clinic|animal hospital)'], because: 'Its patients are animals.' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-order',
      name: 'Check what is asked and prepare the patient',
      description: 'Read the request, explain and place electrodes.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 4, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['care', 'check-rules'],
    },
    {
      id: 'measure-function',
      name: 'Measure and watch the patient',
      description: 'Run the test and stop where it must be stopped.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 4, error: 4, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(test|testing|study|monitor)'],
    },
    {
      id: 'read-curves',
      name: 'Read curves and values',
      description: 'Compare with norms and earlier tests.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 1, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 2 },
      traits: ['diagnose', 'analyse-data'],
      shownBy: ['(interpret|diagnos|detect)'],
    },
    {
      id: 'report-test',
      name: 'Write the report and tell the doctor',
      description: 'Put findings in words and send.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 2, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['draft-text'],
      shownBy: ['(report|results)'],
    },
    {
      id: 'keep-devices',
      name: 'Calibrate and clean devices',
      description: 'Check by the book and log it.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 1, error: 3, data: 2 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['check-rules', 'hands-on'],
    },
  ],
});
