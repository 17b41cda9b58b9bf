import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { identify } from '../identify.ts';
import type { PageFacts, PageLink } from '../read/page-facts.ts';

const filler =
  'Our restaurant serves lunch and dinner to guests from the whole valley. The house stands beside the river where the old road turns towards the hills and in summer the trees give shade until late in the day while boats pass slowly under the stone bridge and children count them from the bank as their grandparents did before them';
const link = (url: string, text: string): PageLink => ({
  url,
  text,
  section: 'navigation',
  via: 'anchor',
  nofollow: false,
});
const home = (links: PageLink[]): PageFacts => ({
  ...pageOf('/', ['# River House restaurant', 'nav: Banquets', 'nav: Catering', filler]),
  links,
});
const catering = (pages: PageFacts[]) =>
  identify(pages, 'unknown', { workflows, industries }, { disabled: new Set(['unsure']) }).workflows.find(
    ({ definition, basis }) => definition.id === 'catering' && basis !== 'typical',
  );

describe('a menu entry', () => {
  it('counts as an inferred signal if the page it names was read', () => {
    const page = pageOf('/catering', ['# Catering', filler.replace('Our restaurant', 'The kitchen')]);
    const found = catering([home([link(page.url, 'Catering')]), page]);
    expect(found?.basis).toBe('inferred');
    expect(found?.evidence.map(({ quote }) => quote)).toContain('Catering');
  });

  it('does not count if it leads nowhere', () => {
    expect(catering([home([link('https://example.com/gone', 'Catering')])])).toBeUndefined();
  });

  it.each(['Our catering menu is coming soon.', 'No openings available, please check back.'])(
    'does not count if its page says %j',
    (sentence) => {
      const page = pageOf('/catering', [
        '# Catering',
        filler.replace('Our restaurant', 'The kitchen'),
        sentence,
      ]);
      expect(catering([home([link(page.url, 'Catering')]), page])).toBeUndefined();
    },
  );
});
