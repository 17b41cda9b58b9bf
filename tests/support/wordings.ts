import { describe, expect, it } from 'vitest';
import { pageOf } from './page-builder.ts';
import { plainFiller } from './plain-filler.ts';
import { signalledWorkflows } from './signalled-workflows.ts';

/** What a site says, in lines of `pageOf` parted by ` / `: the page after the home page. */
export interface Wordings {
  workflow: string;
  fires: readonly string[];
  silent: readonly string[];
}

/**
 * Tests that a workflow is found from each of its wordings on a site of that kind, and from none of those that only
 * look alike. `home` says what kind of organization it is.
 */
export function describeWordings(kind: string, home: readonly string[], rows: readonly Wordings[]): void {
  const found = (wording: string) =>
    signalledWorkflows([pageOf('/', [...home, plainFiller]), pageOf('/more', wording.split(' / '))]);
  describe(`wordings of ${kind}`, () => {
    for (const { workflow, fires, silent } of rows) {
      it.each([...fires])(`${workflow} is heard in: %s`, (wording) => {
        expect(found(wording)).toContain(workflow);
      });
      it.each([...silent])(`${workflow} is not heard in: %s`, (wording) => {
        expect(found(wording)).not.toContain(workflow);
      });
    }
  });
}
