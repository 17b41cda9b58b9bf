import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

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
