/** One step of a phrase: a word that must stand there, or a gap that up to three words may fill. */
export type PhraseStep = { word: string; exact: boolean } | { gap: true };

/** A phrase as one sequence of steps; a pattern with alternatives stands for several. */
export type Phrase = readonly PhraseStep[];

const mostAlternatives = 400;

/**
 * Reads a phrase pattern into every phrase it stands for.
 *
 * - words are compared by their stem, so `schedule appointment` also finds "scheduling appointments";
 *   articles, possessives and a few more (`a the your our my their this of to for
 *   with and any all some`) are left out on both sides; `in on at by from up out` stay, since they change a verb
 * - `(book|schedule|set up)` is a choice; an empty choice makes it optional: `(free|) estimate`
 * - `~` lets up to three further words stand between, within the same sentence
 * - `=word` compares the word itself, not its stem
 *
 * Throws on unbalanced brackets, an empty phrase, a gap at either end or more than 400 alternatives.
 */
export function parsePhrasePattern(pattern: string): Phrase[] {
  const variants = expandAlternatives(pattern);
  if (variants.length > mostAlternatives) throw new Error(`"${pattern}" has ${variants.length} alternatives`);
  return variants.map((variant) => readSteps(variant, pattern));
}

function expandAlternatives(pattern: string): string[] {
  let variants = [''];
  let rest = pattern;
  for (;;) {
    const open = rest.indexOf('(');
    const close = rest.indexOf(')');
    if (open < 0 && close < 0) return variants.map((variant) => variant + rest);
    if (open < 0 || close < open || rest.slice(open + 1, close).includes('(')) {
      throw new Error(`"${pattern}" has brackets that do not match`);
    }
    const choices = rest.slice(open + 1, close).split('|');
    const before = rest.slice(0, open);
    variants = variants.flatMap((variant) => choices.map((choice) => `${variant}${before}${choice}`));
    if (variants.length > mostAlternatives) return variants;
    rest = rest.slice(close + 1);
  }
}

function readSteps(variant: string, pattern: string): Phrase {
  const steps = variant
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word): PhraseStep => {
      if (word === '~') return { gap: true };
      return word.startsWith('=') ? { word: word.slice(1), exact: true } : { word, exact: false };
    });
  const first = steps[0];
  const last = steps.at(-1);
  if (!first || !last) throw new Error(`"${pattern}" has an empty alternative`);
  if ('gap' in first || 'gap' in last) throw new Error(`"${pattern}" begins or ends with a gap`);
  return steps;
}
