import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const promptNames = ['propose', 'judge', 'rate', 'describe'] as const;
export type PromptName = (typeof promptNames)[number];

export interface Prompt {
  text: string;
  version: string;
}

const folder = new URL('../../knowledge/prompts/', import.meta.url);
const loaded = new Map<PromptName, Prompt>();

export function promptOf(name: PromptName): Prompt {
  const known = loaded.get(name);
  if (known) return known;
  const text = readFileSync(new URL(`${name}.md`, folder), 'utf8').trim();
  const prompt = { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
  loaded.set(name, prompt);
  return prompt;
}
