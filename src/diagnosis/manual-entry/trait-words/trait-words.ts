import type { TaskTrait } from '#shared/schemas/task.ts';

/**
 * For each trait, word prefixes in one language that indicate the trait in a task's name or description. A
 * word matches if it begins with a prefix. A prefix that ends with a space must be the whole word. Two words
 * in one entry must be adjacent. All languages are matched at once, so an entry must not match a word with a
 * different meaning in another language.
 */
export type TraitWords = Readonly<Record<TaskTrait, readonly string[]>>;
