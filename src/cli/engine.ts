/** Who reads a site: our analysis, a language model alone, or both as in the product. */
export const engines = ['built-in', 'model', 'both'] as const;
export type Engine = (typeof engines)[number];
