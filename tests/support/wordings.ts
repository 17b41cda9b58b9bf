import { describe, expect, it } from 'vitest';
import { pageOf } from './page-builder.ts';
import { plainFiller } from './plain-filler.ts';
import { signaledWorkflows } from './signaled-workflows.ts';

/**
 * Texts of the page after the home page, in the notation of `pageOf`, with ` / ` between lines:
 * `fires` mention the workflow, `silent` only sound as if they did.
 */
export interface Wordings {
  workflow: string;
  fires: readonly string[];
  silent: readonly string[];
}

export function describeWordings(kind: string, home: readonly string[], rows: readonly Wordings[]): void {
  const found = (wording: string) =>
    signaledWorkflows([pageOf('/', [...home, plainFiller]), pageOf('/more', wording.split(' / '))]);
  describe(`wordings of ${kind}`, () => {
    for (const { workflow, fires, silent } of rows) {
      it.each([...fires])(`${workflow} matches: %s`, (wording) => {
        expect(found(wording)).toContain(workflow);
      });
      it.each([...silent])(`${workflow} does not match: %s`, (wording) => {
        expect(found(wording)).not.toContain(workflow);
      });
    }
  });
}
