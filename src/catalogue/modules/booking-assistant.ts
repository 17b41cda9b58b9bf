import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const bookingAssistant: ModuleDefinition = {
  id: 'booking-assistant',
  name: 'Booking and Reminder Assistant',
  category: 7,
  description:
    'Takes appointment and reservation requests at any hour, offers available times according to your rules, reschedules and cancels, and sends reminders. Exceptions go to a person, along with the whole conversation.',
  capabilities: [
    { trait: 'schedule', weight: 4 },
    { trait: 'remind', weight: 2 },
    { trait: 'answer-questions', weight: 1 },
  ],
  benefits: [
    'Bookings outside business hours',
    'Fewer forgotten appointments',
    'The phone stays free for calls that need a person',
  ],
  developmentSteps: [
    'Write down the booking rules, including the exceptions people make today',
    'Connect the calendar and the message channel',
    'Test with made-up requests, including awkward ones',
    'Open it for one kind of appointment, then for the rest',
  ],
  prerequisites: ['One calendar that is always up to date', 'A calendar that software can read and write'],
  dataNeeded: [
    'Business hours, appointment lengths, and resources',
    'Consent from everyone who gets reminders',
  ],
  risks: [
    'Double bookings if people keep a second calendar',
    'Health details typed into free-text fields: the assistant never asks for any',
  ],
  staysWithPeople: ['Urgent cases', 'Favors and exceptions', 'Talking to someone who is upset'],
  dependsOn: [],
};
