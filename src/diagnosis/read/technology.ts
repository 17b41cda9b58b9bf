import { splitAtSpace } from '../text/words.ts';
import { foldShort } from './fold-text.ts';
import { elementsOf, type HtmlDocument, rawText } from './html-document.ts';
import type { TechnologySignal } from './page-facts.ts';
import { attribute } from './page-node.ts';
import { type TechnologyDefinition, technologyDefinitions } from './technology-definitions.ts';

const maxScriptCharacters = 100_000;
const maxAddresses = 3000;

export function technologySignals(document: HtmlDocument): TechnologySignal[] {
  const found = new Map<TechnologyDefinition, string>();
  const note = (technology: TechnologyDefinition, evidence: string): void => {
    if (!found.has(technology)) found.set(technology, foldShort(evidence, 300));
  };
  for (const [address, isLoaded] of addressesOf(document)) {
    for (const { technology, isUse } of givenAwayBy(address)) {
      if (isLoaded || isUse) note(technology, address);
    }
  }
  for (const meta of elementsOf(document, 'meta')) {
    if ((attribute(meta, 'name') ?? '').toLowerCase() !== 'generator') continue;
    const generator = (attribute(meta, 'content') ?? '').slice(0, 200).toLowerCase();
    for (const technology of technologyDefinitions) {
      if (technology.generator !== null && generator.startsWith(technology.generator)) {
        note(technology, `generator: ${generator}`);
      }
    }
  }
  for (const body of elementsOf(document, 'body')) {
    for (const name of splitAtSpace((attribute(body, 'class') ?? '').slice(0, 2000))) {
      for (const technology of technologiesByBodyClass.get(name) ?? []) note(technology, `class: ${name}`);
    }
  }
  return technologyDefinitions
    .filter((technology) => found.has(technology))
    .map((technology) => ({
      id: technology.id,
      name: technology.name,
      kind: technology.kind,
      evidence: found.get(technology) ?? '',
    }));
}

interface Signal {
  technology: TechnologyDefinition;
  /** True if a link is enough evidence; otherwise, the page must load the address. */
  isUse: boolean;
}

const known = new Map<string, readonly Signal[]>();
const maxKnown = 5000;

function givenAwayBy(address: string): readonly Signal[] {
  let signals = known.get(address);
  if (signals === undefined) {
    signals = signalsOf(address);
    if (known.size >= maxKnown) known.clear();
    // A substring as the key would keep the whole script in memory.
    known.set(` ${address}`.slice(1), signals);
  }
  return signals;
}

function signalsOf(address: string): Signal[] {
  const signals = byHost(address).map((technology) => ({ technology, isUse: showsUse(technology, address) }));
  for (const [, part = ''] of address.toLowerCase().matchAll(anyPath)) {
    for (const technology of technologiesByPath.get(part) ?? [])
      signals.push({ technology, isUse: !part.startsWith('/') });
  }
  return signals;
}

const technologiesByHost = index((technology) => technology.hosts);
const technologiesByPath = index((technology) => technology.paths);
const technologiesByBodyClass = index((technology) => technology.bodyClasses);
/** The lookahead finds overlapping parts too. */
const anyPath = new RegExp(
  `(?=(${[...technologiesByPath.keys()].map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')}))`,
  'g',
);

function index(
  keys: (technology: TechnologyDefinition) => readonly string[],
): Map<string, TechnologyDefinition[]> {
  const technologies = new Map<string, TechnologyDefinition[]>();
  for (const technology of technologyDefinitions) {
    for (const key of keys(technology)) {
      const known = technologies.get(key);
      if (known === undefined) technologies.set(key, [technology]);
      else known.push(technology);
    }
  }
  return technologies;
}

const addressAttributes: readonly (readonly [string, readonly string[]])[] = [
  ['script', ['src', 'data-src', 'data-rocket-src']],
  ['iframe', ['src', 'data-src', 'data-lazy-src']],
  ['link', ['href']],
  ['form', ['action']],
  ['a', ['href']],
  ['img', ['src']],
  ['embed', ['src']],
  ['object', ['data']],
  ['div', ['data-url', 'data-tf-live']],
];

const scriptAddress = /(?:https?:)?\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+[^\s"'`<>\\)]{0,200}/gi;

/** The value is false if the address occurs only in `a` elements; any other place counts as loading it. */
function addressesOf(document: HtmlDocument): Map<string, boolean> {
  const addresses = new Map<string, boolean>();
  const add = (address: string, isLoaded: boolean): void => {
    if (addresses.size < maxAddresses || addresses.has(address)) {
      addresses.set(address, isLoaded || addresses.get(address) === true);
    }
  };
  for (const [tag, names] of addressAttributes) {
    for (const element of document.byTag.get(tag) ?? []) {
      for (const { name, value } of element.attributes) {
        if (value.length < 2048 && names.includes(name)) add(value.trim(), tag !== 'a');
      }
    }
  }
  let room = maxScriptCharacters;
  for (const element of elementsOf(document, 'script', 'noscript')) {
    if (room <= 0) break;
    if ((attribute(element, 'type') ?? '').includes('json')) continue;
    const text = rawText(document, element).slice(0, room);
    room -= text.length;
    for (const [address] of text.matchAll(scriptAddress)) add(address, true);
  }
  return addresses;
}

/** Kinds of technology that a page uses only by loading them; a link only mentions them. */
const loadedKinds = new Set<TechnologySignal['kind']>(['cms', 'analytics', 'marketing']);

/** A link to the vendor's home page only mentions the technology. */
function showsUse(technology: TechnologyDefinition, address: string): boolean {
  if (loadedKinds.has(technology.kind)) return false;
  const [, host, path] = /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)([^?#]*)/i.exec(address) ?? [];
  return !(technology.hosts.includes(host?.toLowerCase() ?? '') && (path === '' || path === '/'));
}

function byHost(address: string): readonly TechnologyDefinition[] {
  let host = /^(?:https?:)?\/\/([a-z0-9.-]+)/i.exec(address)?.[1]?.toLowerCase();
  while (host !== undefined) {
    const technologies = technologiesByHost.get(host);
    if (technologies !== undefined) return technologies;
    const dot = host.indexOf('.');
    host = dot === -1 ? undefined : host.slice(dot + 1);
  }
  return [];
}
