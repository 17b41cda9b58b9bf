/**
 * `built-in` is our analysis, `model` a language model alone, and `both` combines them as the product does.
 */
export const engines = ['built-in', 'model', 'both'] as const;
export type Engine = (typeof engines)[number];
