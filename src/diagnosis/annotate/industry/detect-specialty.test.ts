import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { signalIndexes } from '../signal-index.ts';
import { readSite } from '../site-reading.ts';
import { detectIndustry } from './detect-industry.ts';

const knowledge = loadKnowledge();
const specialtiesOf = (title: string, lines: readonly string[]) => {
  const pages = [pageOf('/', [...lines, plainFiller], { title })];
  const site = readSite(pages, signalIndexes(knowledge));
  return detectIndustry(site, 'unknown', knowledge).specialties.map(({ id }) => id);
};

describe('the line of business', () => {
  it.each([
    ['handyman', 'Elm Street Handyman', ['# Your local handyman', 'We fix drywall, doors, and shelves.']],
    [
      'podiatry',
      'Harbor Foot Clinic',
      ['# Podiatrist in Harborview', 'Our podiatrists treat heel pain, bunions, and ingrown toenails.'],
    ],
    [
      'history-museum',
      'Millbrook History Museum',
      [
        '# Visit our museum',
        'Our exhibits and artifacts tell the history of the town. Museum hours and tickets.',
      ],
    ],
  ])('is %s if the title and the text name it', (id, title, lines) => {
    expect(specialtiesOf(title, lines)[0]).toBe(id);
  });

  it('is called by both names if two are about as clear', () => {
    const lines = [
      '# Auto repair and towing',
      'Our auto repair shop fixes brakes, engines, and transmissions. Our tow trucks come day and night.',
      'We are a towing company and an auto repair shop: roadside assistance, towing, oil changes, and brake repair.',
    ];
    const pages = [pageOf('/', [...lines, plainFiller], { title: 'Elm Street Towing and Auto Repair' })];
    const { industry } = detectIndustry(readSite(pages, signalIndexes(knowledge)), 'unknown', knowledge);
    expect(industry.specialty).toMatch(/repair shop.* and towing|towing.* and .*repair shop/i);
  });

  it('decides the trade if the title names it, or if the text is most like its own', () => {
    const text = [
      'Our hatchery and poultry farm raises layer hens.',
      'Our factory produces feed; our production plant manufactures with quality control.',
    ];
    const titled = (title: string) => {
      const pages = [pageOf('/', [`# ${title}`, ...text, plainFiller], { title })];
      return detectIndustry(readSite(pages, signalIndexes(knowledge)), 'unknown', knowledge);
    };
    const { industry, kind } = titled('Sunrise Poultry Farm');
    expect([kind, industry.specialty]).toEqual(['agriculture', 'Poultry farm and hatchery']);
    expect(industry.reasons.length).toBeGreaterThan(0);
    for (const { quote } of industry.reasons) expect(quote).toMatch(/poultry|hatchery|hens/i);
    expect(titled('Sunrise').kind).toBe('agriculture');
  });

  it('is unknown if the site names no work at all', () => {
    expect(specialtiesOf('Welcome', ['# Welcome', 'We care about people.'])).toEqual([]);
  });

  it('is not that of the customers', () => {
    expect(
      specialtiesOf('Ashford Accounting', [
        '# Bookkeeping for handymen',
        'We are an accounting firm. Our accountants prepare tax returns and keep the books of handymen.',
      ]),
    ).not.toContain('handyman');
  });

  const lines = [
    '# Gutter cleaning',
    'We clean gutters, wash windows, and pressure wash houses and driveways.',
  ];
  const pages = [pageOf('/', [...lines, plainFiller], { title: 'Hill Gutter and Window Cleaning' })];
  const detect = (specialty: string) =>
    detectIndustry(readSite(pages, signalIndexes(knowledge)), 'unknown', knowledge, specialty);

  it('is the one that the visitor chose, in its trade and with its service lines', () => {
    const { industry, kind, specialties, serviceLines, isSpecialtySure } = detect('window-cleaning');
    expect(industry.specialty).toBe(specialties[0]?.name);
    expect(industry.specialties?.[0]).toEqual({ id: 'window-cleaning', name: specialties[0]?.name });
    expect(kind).toBe(specialties[0]?.trade);
    expect(serviceLines.some(({ id }) => id.startsWith('window-cleaning.'))).toBe(true);
    expect(isSpecialtySure).toBe(true);
  });

  it('keeps the service lines of the others in its trade if the visitor chose it', () => {
    const text = 'Our pressure washing and soft wash company does house washing. We also wash windows.';
    const washing = [
      pageOf('/', ['# Pressure washing', text, plainFiller], { title: 'Hill Pressure Washing' }),
    ];
    const site = readSite(washing, signalIndexes(knowledge));
    const { serviceLines } = detectIndustry(site, 'unknown', knowledge, 'window-cleaning');
    const of = new Set(serviceLines.map(({ id }) => id.split('.')[0]));
    expect([...of]).toEqual(expect.arrayContaining(['window-cleaning', 'pressure-washing']));
    const names = serviceLines.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('may be of another trade than the words suggest', () => {
    const { industry } = detect('general-practice-law');
    expect(industry).toMatchObject({ detected: 'legal', specialty: 'General practice law firm' });
  });

  it('is detected as without a choice if the chosen one is not in the catalog', () => {
    expect(detect('no-such-line')).toEqual(detect(''));
  });

  it('comes with the others that the words suggest, at most five', () => {
    const ids = detect('').industry.specialties?.map(({ id }) => id) ?? [];
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids.length).toBeLessThanOrEqual(5);
  });
});
