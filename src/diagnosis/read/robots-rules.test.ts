import { describe, expect, it } from 'vitest';
import { parseHtml } from './html-document.ts';
import { robotsRules } from './robots-rules.ts';

describe('robotsRules', () => {
  it.each<[string, string | null, boolean, boolean]>([
    ['', null, false, false],
    ['<meta name=robots content="index, follow">', null, false, false],
    ['<meta name=ROBOTS content="NoIndex,NoFollow">', null, true, true],
    ['<meta name=robots content=none>', null, true, true],
    ['<meta name=AICompassBot content=noindex>', null, true, false],
    ['<meta name=googlebot content=noindex>', null, false, false],
    ['', 'noindex', true, false],
    ['', 'otherbot: noindex, nofollow', false, false],
    ['', 'otherbot: noindex, AICompassBot: nofollow', false, true],
    ['', 'unavailable_after: 25 Jun 2010 15:00:00 PST, noindex', true, false],
    ['', 'max-snippet: 20', false, false],
  ])('%s with header %j', (html, header, noindex, nofollow) => {
    expect(robotsRules(parseHtml(html), header)).toEqual({ noindex, nofollow });
  });
});
