import type { LanguageDefinition } from '#catalogue/lexicon/lexicon-schemas.ts';

/**
 * `own-voice`: the organization speaks of itself or asks for action.
 * `past` and `furniture` (boilerplate such as cookie and copyright notices) come only from lexicons. For English,
 * other rules replace them.
 */
export const cueKinds = ['negation', 'third-party', 'own-voice', 'past', 'furniture'] as const;
export type CueKind = (typeof cueKinds)[number];

const undone =
  '(offer|provide|accept|handle|take|perform|do|sell|ship|represent|practice|process|treat|participate|deliver|support|prescribe|bill|file|refill|issue|require|need|give|make|carry|stock|collect|charge|guarantee)';

export type CuePatterns = Partial<Record<CueKind, readonly string[]>>;

export const englishCues: CuePatterns = {
  negation: [
    `(not|never|cannot|can't|don't|doesn't|won't|unable|isn't|aren't) ${undone}`,
    `(not|don't) (currently|yet|directly) ${undone}`,
    "(not|don't|doesn't) (have|offer) (=a|=an|=any|=our own)",
    '(no longer|not currently|not yet) ~ (offer|provide|accept|available|handle|take)',
    '(not|never|neither) (available|offered|provided|accepted|included|required|possible|necessary)',
    '(no|not) need',
    'we are not',
    '(is|are) not right (fit|choice|place)',
    "(isn't|aren't) right (fit|choice|place)",
    'not responsible',
    'refer ~ (another|other|elsewhere|outside|specialist|partner)',
    'referred ~ (another|other|elsewhere|outside|specialist|partner)',
    'please (contact|call|see) ~ (another|other provider|their|your own)',
    '(we|i) refer',
    'refer =out',
    'instead =of',
    '(without|no) (appointment|quote|invoice|paperwork|booking|application)',
    'coming soon',
    'under construction',
    '(can|will) be added ~ (here|later|soon|when|ready)',
    'no ~ (change|coverage) ~ (made|bound|effective)',
  ],
  'third-party': [
    '(court|judge|police|officer|prosecutor|magistrate|sheriff|irs|state attorney|jury) (will|may|must|can|decide|set|issue|file|require|review|has|have|order|schedule|ask|search)',
    '=your (lender|bank|insurer|insurance company|employer|landlord) (will|may|must|can|should|order|handle|require|need|decide)',
    'offered through',
    'provided by (partner|third party|independent)',
    'through =our (partnership|partner)',
    '(prior to|before) joining',
    'earlier in ~ career',
    'while =at',
    '=as ~ (manager|director|officer|president|coo|ceo|cfo|engineer|lead|head|consultant) =of ~ =at',
    '=as (coo|ceo|cfo|cto|vice president|director|manager|senior manager|chief ~ officer) (=of|=at)',
    '(year|decade) experience (=in|=at|=with)',
    'operating career',
    "you've (just|recently|relocated|started|formed|incorporated|bought|hired|grown|decided)",
    '(=you =just|=you =recently) ~ (formed|started|bought|moved|hired|launched)',
    '(previously|formerly|he|she) (served|worked|held) ~ (=as|at|director|manager|position|role|officer)',
    '=their (team|firm|attorney|advisor|planner|staff|specialist|website|newsletter)',
    '(visit|see|check) =their (site|page|facebook)',
    '(by|before|from) (court|judge|police|officer|prosecutor)',
    '(arresting|police|law enforcement) officer',
  ],
  'own-voice': [
    'we',
    'us',
    "we'll",
    "we're",
    "we've",
    '(call|contact|email|text|visit|book|request|submit|fill|complete|schedule|send|click|download|apply|sign|order|ask)',
    '(you|patient|client|customer|member|student|parent) (can|may|will|must|receive|get)',
  ],
};

export function cuesOf({ cues }: LanguageDefinition): CuePatterns {
  return {
    negation: cues.negation,
    'own-voice': cues.own,
    ...(cues.others ? { 'third-party': cues.others } : {}),
    ...(cues.past ? { past: cues.past } : {}),
    ...(cues.furniture ? { furniture: cues.furniture } : {}),
  };
}
