import type { TaskTrait } from '#shared/schemas/task.ts';

/**
 * For each trait, word prefixes in one language by which a task's name and description show what it requires. A word
 * matches if it begins with one of them; with a space at the end, it must be the whole word; two words in one entry
 * must be adjacent. The languages are read together, so an entry must not match a word with another meaning in another
 * language.
 */
export type TraitWords = Readonly<Record<TaskTrait, readonly string[]>>;
