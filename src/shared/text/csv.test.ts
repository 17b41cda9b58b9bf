import { describe, expect, it } from 'vitest';
import { toCsv, withoutGuard } from './csv.ts';

describe('toCsv', () => {
  it('writes a byte order mark, CRLF and quotes where needed', () =>
    expect(
      toCsv(
        ['a', 'b'],
        [
          ['x,y', 'say "hi"'],
          [null, 'two\nlines'],
          [true, 5],
        ],
      ),
    ).toBe('\ufeffa,b\r\n"x,y","say ""hi"""\r\n,"two\nlines"\r\ntrue,5\r\n'));

  it.each(['=1+1', '+1 555', '-2', '@SUM(A1)', '\t=1', ' =1', '\uff1d1'])(
    'keeps %j from being computed',
    (text) => expect(toCsv([], [[text]])).toContain(`'${text}`),
  );

  it('leaves negative numbers of ours alone', () => expect(toCsv([], [[-2]])).toContain('\r\n-2\r\n'));
});

describe('withoutGuard', () => {
  it('gives back what toCsv guarded, and leaves every other apostrophe', () => {
    expect(withoutGuard("'=1+1")).toBe('=1+1');
    expect(withoutGuard("'s-Hertogenbosch")).toBe("'s-Hertogenbosch");
    expect(withoutGuard('=1+1')).toBe('=1+1');
  });
});
