const meanings: Readonly<Record<string, string>> = {
  'LLM Only': 'A language model alone, with nothing to connect',
  'LLM + Infra': 'A language model connected to your systems',
  'Fully Independent': 'Works by itself once it is set up',
  'User Dependency': 'Works together with someone on your team',
};

export function explainModuleClass(name: string): string | null {
  return Object.hasOwn(meanings, name) ? (meanings[name] ?? null) : null;
}

export const moduleTypeMeanings = {
  Creative:
    'Thought partners for strategy: they draft ideas, ask questions, and build on what your people come up with.',
  Operational: 'Task automation: they take over rule-based work and hand exceptions to a person.',
} as const;

export const moduleTypesText =
  'Creative modules are thought partners: they draft ideas, ask questions, and build on what your people come up with. Operational modules take over rule-based work and hand exceptions to a person.';
