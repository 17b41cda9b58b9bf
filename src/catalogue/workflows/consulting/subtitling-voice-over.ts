import { defineWorkflow } from '#catalogue/define.ts';

export const subtitlingVoiceOver = defineWorkflow({
  id: 'subtitling-voice-over',
  name: 'Subtitling, voice-over and transcription',
  naming: {
    parts: [
      { any: ['(subtitle|subtitling|captions|captioning)'], name: 'Subtitling' },
      { any: ['(voice over|voiceover|voices|dubbing)'], name: 'Voice-over recording' },
      { any: ['(transcript|transcription|transcribe)'], name: 'Transcription' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Putting recorded speech into text or another voice: writing it down, subtitles, recording, mixing and delivery.',
  industries: ['consulting', 'agency', 'culture-media'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(subtitling|subtitles|closed captioning|captioning) ~ (video|film|time codes|languages|voice over|transcripts|we|service|format|client)',
          '(voice over|voiceover|dubbing) ~ (studio|recording|recorded|voices|languages|artists|native|subtitles|video|talent)',
          '(transcription|transcribe|transcripts) ~ (audio|interviews|recordings|time codes|legal|medical|verbatim|hour|minutes|service|video)',
        ],
      },
      {
        weight: 3,
        any: [
          '(subtitling|subtitles|voice over|voiceover|subtitles voice over|subtitling voice over|dubbing|transcription|transcription services|captioning|closed captioning)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(subtitling|captioning|closed captioning|dubbing|voice over|voiceover|(audio |legal |medical |)transcription|subtitling voice over)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(webcast|sermon|meeting) transcript', '(official|academic|student|request) (transcript)'],
      because: 'School records',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'transcribe-set-time',
      name: 'Transcribe speech and set time codes',
      description: 'Write down who says what and when.',
      role: 'Editor',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['transcribe'],
      shownBy: ['(transcript|time code)'],
    },
    {
      id: 'translate-cut-reading',
      name: 'Translate subtitles and cut them to reading speed',
      description: 'Write lines that fit the picture and can be read in time.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['translate', 'draft-text'],
      shownBy: ['(subtitle|translate)'],
    },
    {
      id: 'record-voices',
      name: 'Record voices in the studio',
      description: 'Choose speakers, direct and record them.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 4, error: 2, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['create-media'],
      shownBy: ['(voice|record|dub)'],
    },
    {
      id: 'mix-burn-deliver',
      name: 'Mix, set into the picture and deliver',
      description: 'Check that sound, lines and picture run together and send the format asked for.',
      role: 'Designer',
      judgment: false,
      hoursPerWeek: { low: 1.5, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['create-media', 'check-rules'],
    },
  ],
});
