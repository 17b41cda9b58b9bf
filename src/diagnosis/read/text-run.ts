import { foldText } from './fold-text.ts';
import { createGrowingText } from './growing-text.ts';
import { spaceBetween } from './inline-text.ts';
import type { PageText } from './page-node.ts';

export interface TextRun {
  add: (piece: PageText) => void;
  /** Skips a name that directly repeats the previous one, as with an image in two sizes. */
  addName: (name: string) => void;
  startLink: (end: number) => void;
  breakLine: () => void;
  take: (isHeading: boolean) => readonly string[];
}

/**
 * A row of links gives one text per link. Line breaks separate texts, except in a heading or where
 * a longer text continues in lowercase: there, they only wrap the line.
 */
export function createTextRun(): TextRun {
  const run = createGrowingText();
  let previous: PageText | null = null;
  /** The start of each link, as long as the run consists only of links; null otherwise. */
  let linkStarts: number[] | null = [];
  let linkEnd = 0;
  let isBroken = false;
  let isIndented = false;

  return {
    add(piece) {
      if (run.length() === 0 && isBlank.test(piece.value)) {
        isIndented = true;
        return;
      }
      if (linkStarts !== null && piece.position >= linkEnd && !separator.test(piece.value)) linkStarts = null;
      run.append(spaceBetween(run.ending(), previous, piece) + piece.value);
      previous = piece;
    },
    addName(name) {
      const spacedName = ` ${name} `;
      if (!run.ending().endsWith(spacedName)) run.append(spacedName);
    },
    startLink(end) {
      linkStarts?.push(run.length());
      linkEnd = end;
    },
    breakLine() {
      if (run.length() > 0) {
        run.append(lineBreak);
        isBroken = true;
      }
      previous = null;
    },
    take(isHeading) {
      if (run.length() === 0) {
        if (isIndented) linkStarts = [];
        isIndented = false;
        return noLines;
      }
      const runText = run.take();
      const starts = linkStarts !== null && linkStarts.length > 1 ? linkStarts : null;
      const isWhole = starts === null && !isBroken;
      previous = null;
      linkStarts = [];
      isBroken = false;
      isIndented = false;
      if (isWhole) {
        const text = foldText(runText);
        return text === '' ? noLines : [text];
      }
      const rows = starts === null ? [runText] : splitAt(runText, starts);
      const lines = rows.flatMap((row) => joinWrapped(row.split(lineBreak).map(foldText), isHeading));
      return lines.filter((line) => line !== '');
    },
  };
}

const noLines: readonly string[] = [];

const isBlank = /^[ \t\n\f\r]*$/;

/** Marks a line break within a run. Decoded documents don't contain this character. */
const lineBreak = '\0';

const separator = /^[\s|•·/\\>»›–—-]*$/;
const oneSeparator = /^[\s|•·/\\>»›–—-]$/;

function splitAt(run: string, starts: readonly number[]): string[] {
  return starts.map((start, index) => {
    // A loop, because a regular expression would start over at each separator, which takes
    // quadratic time.
    let end = starts[index + 1] ?? run.length;
    while (end > start && oneSeparator.test(run.charAt(end - 1))) end -= 1;
    return run.slice(start, end);
  });
}

function joinWrapped(lines: readonly string[], isHeading: boolean): string[] {
  const joined: string[] = [];
  let length = 0;
  let last = '';
  for (const line of lines) {
    if (line === '') continue;
    if (joined.length > 0 && (isHeading || wraps(last, length, line))) {
      joined[joined.length - 1] += ` ${line}`;
      length += 1 + line.length;
    } else {
      joined.push(line);
      length = line.length;
    }
    last = line;
  }
  return joined;
}

/** `last` is the last of the lines joined so far, `length` their total length. */
function wraps(last: string, length: number, next: string): boolean {
  return length > 20 && /^\p{Ll}/u.test(next) && /[\p{L}\p{N},]$/u.test(last.slice(-2));
}
