import type { TaskTrait } from '#shared/schemas/task.ts';

/**
 * For each trait the beginnings of words, in one language, by which a task's own name and description
 * tell what it asks of whoever does it. A word counts when it begins with one of them; with a space at
 * the end it must be the whole word; two words in one entry must follow each other. The languages are
 * read together, so an entry must not begin a word of another language that means something else.
 */
export type TraitWords = Readonly<Record<TaskTrait, readonly string[]>>;
