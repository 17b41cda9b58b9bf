import type { PageFacts } from '../../read/page-facts.ts';
import { nameStems } from './name-stems.ts';

/** `blocks` holds the block indexes of the choices. */
export interface FormChoices {
  label: string;
  blocks: number[];
}

const choosing = ['select', 'checkbox', 'radio'];
const noChoice =
  /^(?:(?:please )?(?:select|choose|pick)\b.*|other\b.*|not sure\b.*|general\b.*|something else|multiple\b.*|all of the above|none\b.*|any\b.*|i['’]?(?:m| am) not sure.*|—.*|-+)$/i;
const maxChoices = 24;

export function formChoices({ forms, blocks }: PageFacts): FormChoices[] {
  return forms.flatMap(({ fields, submit }) => {
    const labels = new Set(fields.map(({ label }) => plain(label)).filter((label) => label !== ''));
    return fields.flatMap(({ label, type }) => {
      if (!choosing.some((beginning) => type.startsWith(beginning)) || plain(label) === '') return [];
      const start = blocks.findIndex(({ text, kind }) => kind === 'control' && plain(text) === plain(label));
      if (start < 0) return [];
      const chosen: number[] = [];
      for (let index = start + 1; index < blocks.length; index++) {
        const block = blocks[index];
        if (block?.kind !== 'control' || labels.has(plain(block.text)) || block.text === submit) break;
        if (!noChoice.test(block.text.trim()) && nameStems(block.text).size > 0) chosen.push(index);
      }
      return chosen.length > 1 && chosen.length <= maxChoices ? [{ label, blocks: chosen }] : [];
    });
  });
}

function plain(text: string): string {
  return text
    .replace(/[*:?\s]+$/, '')
    .trim()
    .toLowerCase();
}
