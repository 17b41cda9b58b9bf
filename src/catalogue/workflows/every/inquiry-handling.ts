import { defineWorkflow } from '#catalogue/define.ts';

export const inquiryHandling = defineWorkflow({
  id: 'inquiry-handling',
  name: 'Customer inquiry handling',
  naming: {
    variants: [
      { any: ['client inquiry', 'help our clients'], name: 'Client inquiry handling' },
      { any: ['patient (question|inquiry|call)'], name: 'Patient inquiry handling' },
    ],
  },
  department: 'Customer Service',
  type: 'Communication',
  description:
    'Answering people who write, call or fill in the contact form: reading what they want, replying or passing it on, and seeing that nobody is left without an answer.',
  industries: 'every',
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'customer service ~ (answer|team|email|call|phone)',
          '(reply|respond|answer|get back) ~ within ~ (hour|day|minute)',
          '(we|team|service|office) ~ answer ~ (message|email|mail|call|question|letter)',
          '(contact|call|email|message|write) us ~ (question|inquiry|enquiry|help|information|more)',
          '(send|drop) us (message|email|note|line)',
          'we (will|would love|look forward) ~ (reply|respond|get back|hear from you|be in touch|get in touch)',
          '(have|got) (question|questions) ~ (call|contact|email|ask)',
        ],
      },
      {
        weight: 3,
        in: ['heading'],
        any: [
          "(get in touch|send us message|send message|contact form|reach out|talk to us|let's talk|write us|how can we help)",
        ],
      },
      {
        weight: 2,
        any: [
          '(contact|call|email|reach) (us|our office|our team)',
          'customer (inquiry|enquiry|question)',
          'general (inquiry|enquiry)',
        ],
      },
      {
        weight: 3,
        language: 'de',
        any: [
          'kontaktieren sie uns',
          'rufen sie uns an',
          'kontaktformular',
          '(schreiben|kontakt) ~ (=uns|=formular)',
          '(fragen|frage) ~ (=uns|kontaktieren|gerne)',
        ],
      },
      {
        weight: 3,
        language: 'fr',
        any: ['contactez nous', 'nous contacter', 'écrivez nous', 'formulaire contact'],
      },
      {
        weight: 3,
        language: 'es',
        any: ['contáctenos', 'contacte con nosotros', 'contáctanos', 'escríbanos', 'formulario contacto'],
      },
    ],
    forms: [{ weight: 3, purpose: 'contact' }],
    technology: [{ weight: 1, kind: 'chat' }],
    pages: [{ weight: 1, kind: 'contact' }],
    jobTitles: ['receptionist', 'customer service (representative|agent|advisor)', 'office assistant'],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-and-sort',
      name: 'Read and sort incoming messages',
      description:
        'Read calls, e-mails and form entries, recognise the subject and urgency, and pass each to the right person.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['route-requests', 'summarise'],
      shownBy: ['(contact|call) us', 'send us message'],
    },
    {
      id: 'answer-standard',
      name: 'Answer recurring questions',
      description:
        'Reply to questions on hours, offers, prices and procedure from what is already written down.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 1, data: 2 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['answer-questions', 'draft-text'],
      shownBy: ['(reply|respond|answer) ~ within', '(have|got) (question|questions)'],
    },
    {
      id: 'clarify-special',
      name: 'Clarify unusual requests with a colleague',
      description: 'Find out what the person really needs, ask the one who knows, and reply in plain words.',
      role: 'Customer Experience Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['answer-questions', 'advise'],
    },
    {
      id: 'record-contact',
      name: 'Record the contact and the outcome',
      description: 'Enter name, subject and result so that the next person knows what was said.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'summarise'],
    },
    {
      id: 'follow-up',
      name: 'Follow up on open inquiries',
      description: 'Watch for inquiries without an answer and write again or call back.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['remind', 'monitor'],
      shownBy: ['get back ~ you', 'follow up'],
    },
  ],
});
