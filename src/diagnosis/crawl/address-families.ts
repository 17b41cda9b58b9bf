export interface AddressFamilies {
  noteWaiting: (families: readonly string[]) => void;
  notePicked: (families: readonly string[]) => void;
  discourage: (address: string) => void;
  penalty: (families: readonly string[]) => number;
}

const minFamilySize = 4;
const penaltyPerPage = 9;

export function createAddressFamilies(): AddressFamilies {
  const sizes = new Map<string, number>();
  const picks = new Map<string, number>();
  return {
    noteWaiting: (families) => {
      for (const family of families) increase(sizes, family);
    },
    notePicked: (families) => {
      for (const family of families) increase(picks, family);
    },
    discourage: (address) => {
      for (const family of familiesOf(address)) {
        increase(sizes, family, minFamilySize);
        increase(picks, family, 2);
      }
    },
    penalty: (families) => {
      let penalty = 0;
      for (const family of families) {
        if ((sizes.get(family) ?? 0) < minFamilySize) continue;
        penalty += penaltyPerPage * Math.max(0, (picks.get(family) ?? 0) - 1);
      }
      return penalty;
    },
  };
}

/**
 * Keys of the groups to which the address belongs. The addresses of a group may come from one
 * template, such as "/plumber-in-leeds" and "/plumber-in-york".
 */
export function familiesOf(address: string): string[] {
  const url = new URL(address);
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const slug = (segments.at(-1) ?? '').toLowerCase().replace(/\.\w{2,5}$/, '');
  const folder = `${url.host}/${segments.slice(0, -1).join('/')}`;
  const families: string[] = [];
  if (segments.length > 1) families.push(`${folder}/`);
  const words = slug.split(/[-_]+/);
  if (words.length >= 3)
    families.push(`${folder}/${words.slice(0, 2).join('-')}-`, `${folder}/-${words.slice(-2).join('-')}`);
  else if (words.length === 2) families.push(`${folder}/${words[0]}-`, `${folder}/-${words[1]}`);
  if (/\d/.test(slug)) families.push(`${folder}/${slug.replace(/\d+/g, '0')}`);
  if (url.search !== '') families.push(`${folder}/${slug}?`);
  return families;
}

export function increase(counts: Map<string, number>, key: string, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
