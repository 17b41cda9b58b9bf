import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { identify } from '#diagnosis/identify/identify.ts';
import { pageOf } from './page-builder.ts';

/** What a site says, in lines of `pageOf` parted by ` / `: the page after the home page. */
export interface Wordings {
  workflow: string;
  fires: readonly string[];
  silent: readonly string[];
}

const filler =
  'The house stands beside the river where the old road turns towards the hills and in summer the trees give shade until late in the day while boats pass slowly under the stone bridge and children count them from the bank as their grandparents did before them in years that nobody remembers any more because so much has changed since then and yet the view is the same';

/**
 * Tests that a workflow is found from each of its wordings on a site of that kind, and from none of those that only
 * look alike. `home` says what kind of organisation it is.
 */
export function describeWordings(kind: string, home: readonly string[], rows: readonly Wordings[]): void {
  const found = (wording: string) =>
    identify([pageOf('/', [...home, filler]), pageOf('/more', wording.split(' / '))], 'unknown', {
      workflows,
      industries,
    })
      .workflows.filter(({ basis }) => basis !== 'typical')
      .map(({ definition }) => definition.id);
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
