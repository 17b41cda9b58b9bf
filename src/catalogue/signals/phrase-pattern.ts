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
 * - `(book|schedule|set up)` is a choice; an empty choice makes it optional: `(free|) estimate`;
 *   choices may hold choices
 * - `~` lets up to three further words stand between, within the same sentence
 * - `=word` compares the word itself, not its stem (in lower case, whatever the text's case); a small word so
 *   marked must stand there: `=our support`
 *
 * Throws on unbalanced brackets, an empty phrase, a gap at either end or more than 400 alternatives.
 */
export function parsePhrasePattern(pattern: string): Phrase[] {
  const variants = expandAlternatives(pattern);
  if (variants.length > mostAlternatives) throw new Error(`"${pattern}" has ${variants.length} alternatives`);
  return variants.map((variant) => readSteps(variant, pattern));
}

/** Expands the innermost brackets first, so that choices may hold choices. */
function expandAlternatives(pattern: string): string[] {
  let variants = new Set([pattern]);
  while ([...variants].some((variant) => /[()]/.test(variant))) {
    variants = new Set([...variants].flatMap((variant) => expandOne(variant, pattern)));
    if (variants.size > mostAlternatives) break;
  }
  return [...variants];
}

function expandOne(variant: string, pattern: string): string[] {
  const close = variant.indexOf(')');
  const open = variant.lastIndexOf('(', close < 0 ? undefined : close);
  if (open < 0 && close < 0) return [variant];
  if (open < 0 || close < 0) throw new Error(`"${pattern}" has brackets that do not match`);
  const choices = variant.slice(open + 1, close).split('|');
  return choices.map((choice) => `${variant.slice(0, open)}${choice}${variant.slice(close + 1)}`);
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
