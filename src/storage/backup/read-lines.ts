export interface LineReader {
  next(): Promise<string | null>;
  until(end: string): AsyncGenerator<Buffer>;
}

const newline = 10;

export function readLines(source: AsyncIterable<Buffer>): LineReader {
  const iterator = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  const more = async (): Promise<boolean> => {
    const { value, done } = await iterator.next();
    if (done) return false;
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    return true;
  };

  return {
    next: async () => {
      let searched = 0;
      for (;;) {
        const at = rest.indexOf(newline, searched);
        if (at >= 0) {
          const line = rest.toString('utf8', 0, at);
          rest = rest.subarray(at + 1);
          return line;
        }
        searched = rest.length;
        if (await more()) continue;
        if (rest.length === 0) return null;
        throw new Error('The backup ends in the middle of a line');
      }
    },
    until: async function* (end) {
      const mark = Buffer.from(`${end}\n`);
      for (;;) {
        const at = startOfLine(rest, mark);
        if (at >= 0) {
          const lines = rest.subarray(0, at);
          rest = rest.subarray(at + mark.length);
          if (lines.length > 0) yield lines;
          return;
        }
        // Only complete lines are passed on, so `rest` always begins at the start of a line.
        const last = rest.lastIndexOf(newline);
        if (last >= 0) {
          yield rest.subarray(0, last + 1);
          rest = rest.subarray(last + 1);
        }
        if (!(await more())) throw new Error(`The backup ends before ${end}`);
      }
    },
  };
}

/** `text` must begin at the start of a line. */
function startOfLine(text: Buffer, mark: Buffer): number {
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    if (at === 0 || text[at - 1] === newline) return at;
  }
  return -1;
}
