import type { PageFacts } from '../read/page-facts.ts';

/** What a page is called that tells of the place and of what others offer there. */
const surroundings =
  /^(?:(?:explore|discover|about|our|the|visit) )*(?:(?:local|surrounding) area|area (?:guide|information|attractions|activities)|(?:local|nearby|area) (?:attractions?|activities|businesses|guide|amenities|restaurants|events)|(?:what['’]s )?nearby|around (?:us|the area|town)|things to (?:do|see)(?: .{2,40})?|neighbou?rhoods?|businesses in .{2,40}|(?:useful|helpful|other|related|community) (?:links|resources)|links)$/iu;
const ownVoice = /\b(?:we|our|us|i|my)\b/i;
/** "Our customers install …": what the visitor's like do with it is theirs; what they get or are is not. */
const customersDo =
  /^(?:(?:many|most|some) of )?our (?:[\p{L}-]+ ){0,2}(?:customers|clients|users|dealers|distributors|suppliers|partners) (?!(?:can|may|will|must|should|could|receive|get|are|is|have|need|want|enjoy|choose|come|trust|love|like|know|return|rely|benefit|save|pay|deserve|expect|appreciate|find|say|include|always|often|also|never|who|with|from|in|at|and|or|through|for|to|by|on)\b)[\p{L}]+/iu;

/** Whether a page tells of its surroundings: there, only what the organisation says of itself is its own work. */
export function tellsOfSurroundings({ title, kind, blocks }: PageFacts): boolean {
  if (kind === 'home') return false;
  const heading = blocks.find((block) => block.kind === 'heading' && block.section === 'main')?.text ?? '';
  return [...title.split(/\s+[|–—-]\s+|\s*\|\s*/), heading].some((name) =>
    surroundings.test(name.trim().replace(/[:.!]$/, '')),
  );
}

/** Whether a sentence tells what others do; `amid` where the page tells of its surroundings. */
export function isOfOthers(sentence: string, amid: boolean): boolean {
  if (amid && !ownVoice.test(sentence)) return true;
  const found = customersDo.exec(sentence);
  return found !== null && !ownVoice.test(sentence.slice(found[0].length));
}
