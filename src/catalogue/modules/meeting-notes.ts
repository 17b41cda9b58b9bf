import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const meetingNotes: ModuleDefinition = {
  id: 'meeting-notes',
  name: 'Meeting Notes',
  category: 5,
  description:
    'Turns a recorded or dictated conversation into notes: what was said, what was agreed, and who does what by when. The people who were there confirm them before they are sent.',
  capabilities: [
    { trait: 'transcribe', weight: 4 },
    { trait: 'interview', weight: 3 },
    { trait: 'summarise', weight: 2 },
    { trait: 'remind', weight: 1 },
  ],
  benefits: [
    'Nobody has to take notes while listening',
    'Agreements and dates don’t get lost',
    'Notes are ready the same day',
  ],
  developmentSteps: [
    'Agree on which meetings are recorded and how you ask for consent',
    'Set up transcription, the format of the notes, and the task list',
    'Compare with handwritten notes for two weeks',
    'Set how long recordings are kept',
  ],
  prerequisites: ['Consent from everyone in the room'],
  dataNeeded: ['Names and terms that come up often'],
  risks: [
    'Misheard names and figures: every one is marked for confirmation',
    'Recordings kept longer than needed',
  ],
  staysWithPeople: ['Confirming the notes', 'Confidential conversations'],
  dependsOn: [],
};
