import { elementsOf, type HtmlDocument } from './html-document.ts';
import { attribute } from './page-node.ts';

const token = 'aicompassbot';

export interface PageRobots {
  noindex: boolean;
  nofollow: boolean;
}

export function robotsRules(document: HtmlDocument, xRobotsTag: string | null): PageRobots {
  const rules: string[] = [];
  for (const meta of elementsOf(document, 'meta')) {
    const name = (attribute(meta, 'name') ?? '').trim().toLowerCase();
    if (name === 'robots' || name === token) rules.push(attribute(meta, 'content') ?? '');
  }
  return joined([...rules, ...headerRules(xRobotsTag)]);
}

export function answerRobotsRules(xRobotsTag: string | null): PageRobots {
  return joined(headerRules(xRobotsTag));
}

function joined(rules: readonly string[]): PageRobots {
  const words = new Set(rules.flatMap((rule) => rule.toLowerCase().split(/[\s,;]+/)));
  const none = words.has('none');
  return { noindex: none || words.has('noindex'), nofollow: none || words.has('nofollow') };
}

/** A crawler's name before a colon applies to the following rules, up to the next name. */
function headerRules(header: string | null): string[] {
  const rules: string[] = [];
  let forUs = true;
  for (const part of (header ?? '').slice(0, 4000).split(/[,\r\n]/)) {
    const named = /^\s*([a-z][\w-]*)\s*:\s*(.*)$/i.exec(part);
    const name = named?.[1]?.toLowerCase();
    if (name !== undefined && !valuedRules.has(name)) forUs = name === token || name === 'robots';
    if (forUs) rules.push(name !== undefined && !valuedRules.has(name) ? (named?.[2] ?? '') : part);
  }
  return rules;
}

const valuedRules = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview']);
