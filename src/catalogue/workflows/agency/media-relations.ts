import { defineWorkflow } from '#catalogue/define.ts';

export const mediaRelations = defineWorkflow({
  id: 'media-relations',
  name: 'Media relations for clients',
  naming: {
    parts: [
      { any: ['press office'], name: 'Press office' },
      { any: ['(media|journalists|editors|pitch|interviews|coverage)'], name: 'Media relations' },
    ],
  },
  department: 'Marketing',
  type: 'Communication',
  description: 'Getting clients into the news: story, release, pitch, interview, answers to journalists.',
  industries: ['agency', 'consulting'],
  narrows: ['press-relations'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=we|=our team) pitch ~ (releases|journalists|samples|interviews|stories)',
          '(write) (releases|press releases)',
          '(pitch|place|sell in) ~ (release|story|journalist|editors|media|articles) ~ (client|interviews|samples|press|answer|coverage|brand|national|trade|we|write)',
          '(write|draft|issue) ~ (press releases|releases|media releases|bylined articles|op eds)',
          '(press office|media relations|media outreach|publicity|press relations) ~ (client|brand|journalists|coverage|service|we|campaign|national|releases|pitch|story)',
          'answer journalists',
        ],
      },
      {
        weight: 3,
        any: [
          '(press office|media relations|media outreach|publicity|press releases|pr media relations|public relations|pr|media coverage|press release writing|pr services|pr campaigns|trade pr|corporate pr|consumer pr|b2b pr)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(media (relations|outreach)|press (office|relations|release writing|releases)|publicity|(corporate|consumer|trade|b2b|tech|product|music|film|book|) public relations|(corporate|consumer|trade|b2b|tech|product|book|music) (pr|publicity))',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(media|press) (enquiries|inquiries|contact)', '(latest|company) (press releases|news)'],
      because: "One's own news",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-story-client',
      name: 'Find the story with the client',
      description: 'Ask what is new and for whom.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'write-releases-articles',
      name: 'Write releases and articles',
      description: 'Draft, agree, correct.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(release|write)'],
    },
    {
      id: 'pitch-journalists',
      name: 'Pitch to journalists',
      description: 'Choose names, call, mail, send samples.',
      role: 'Account Manager',
      judgment: false,
      hoursPerWeek: { low: 5, high: 14 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(pitch|journalist|media)'],
    },
    {
      id: 'arrange-prepare-interviews',
      name: 'Arrange and prepare interviews',
      description: 'Brief both sides and sit in.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(interview)'],
    },
    {
      id: 'report-coverage',
      name: 'Report coverage',
      description: 'Clip, count and judge.',
      role: 'Associate Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(coverage|report)'],
    },
  ],
});
