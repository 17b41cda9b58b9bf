import { foldText } from './fold-text.ts';
import { appendInline } from './inline-text.ts';
import type { PageText } from './page-node.ts';

/** Text between two edges of boxes, gathered piece by piece. */
export interface TextRun {
  add: (piece: PageText) => void;
  /** The name of an image that stands for its link. Said once when the same image follows in another size. */
  addName: (name: string) => void;
  /** A link begins and lasts until the node at `end`. */
  startLink: (end: number) => void;
  breakLine: () => void;
  /** The texts gathered, folded, none empty; the run is empty afterwards. */
  take: (isHeading: boolean) => readonly string[];
}

/**
 * A run gives one text, except that a row of links gives one for each, and that line breaks part it
 * where they part sentences or entries. A line break in a heading, or before a small letter, only wraps.
 */
export function createTextRun(): TextRun {
  let run = '';
  let previous: PageText | null = null;
  /** Where the links of the run begin, while the run is nothing but links; else null. */
  let linkStarts: number[] | null = [];
  let linkEnd = 0;
  let isBroken = false;
  /** White space came first; it is left out, since no text begins with it. */
  let isIndented = false;

  return {
    add(piece) {
      if (run === '' && IS_BLANK.test(piece.value)) {
        isIndented = true;
        return;
      }
      if (linkStarts !== null && piece.position >= linkEnd && !SEPARATOR.test(piece.value)) linkStarts = null;
      run = appendInline(run, previous, piece);
      previous = piece;
    },
    addName(name) {
      const said = ` ${name} `;
      if (!run.endsWith(said)) run += said;
    },
    startLink(end) {
      linkStarts?.push(run.length);
      linkEnd = end;
    },
    breakLine() {
      if (run !== '') {
        run += LINE_BREAK;
        isBroken = true;
      }
      previous = null;
    },
    take(isHeading) {
      if (run === '') {
        if (isIndented) linkStarts = [];
        isIndented = false;
        return NOTHING;
      }
      const said = run;
      const starts = linkStarts !== null && linkStarts.length > 1 ? linkStarts : null;
      const isWhole = starts === null && !isBroken;
      run = '';
      previous = null;
      linkStarts = [];
      isBroken = false;
      isIndented = false;
      if (isWhole) {
        const text = foldText(said);
        return text === '' ? NOTHING : [text];
      }
      const rows = starts === null ? [said] : splitAt(said, starts);
      const lines = rows.flatMap((row) => joinWrapped(row.split(LINE_BREAK).map(foldText), isHeading));
      return lines.filter((line) => line !== '');
    },
  };
}

const NOTHING: readonly string[] = [];

const IS_BLANK = /^[ \t\n\f\r]*$/;

/** Stands for a line break within a run; documents hold no such character once decoded. */
const LINE_BREAK = '\0';

/** What may stand between the links of a row without making it a sentence. */
const SEPARATOR = /^[\s|•·/\\>»›–—-]*$/;
const LAST_SEPARATOR = /[\s|•·/\\>»›–—-]+$/;

/** The parts of a row of links; each takes the separator after it along, which is cut off. */
function splitAt(run: string, starts: readonly number[]): string[] {
  return starts.map((start, index) => run.slice(start, starts[index + 1]).replace(LAST_SEPARATOR, ''));
}

function joinWrapped(lines: readonly string[], isHeading: boolean): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (line === '') continue;
    if (before !== undefined && (isHeading || wraps(before, line)))
      joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
  }
  return joined;
}

function wraps(before: string, after: string): boolean {
  return /^\p{Ll}/u.test(after) && /[\p{L}\p{N},]$/u.test(before) && before.length > 20;
}
