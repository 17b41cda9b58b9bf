import { describe, expect, it } from 'vitest';
import { toCsv, withoutGuard } from './csv.ts';

describe('toCsv', () => {
  it('writes a byte order mark, CRLF, and quotes where needed', () =>
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

  it.each(['=1+1', '+A1', '-2+3', '+1+cmd|x', '@SUM(A1)', ' =1', '\uff1d1', '-', "+1'"])(
    'keeps %j from being evaluated',
    (text) => expect(toCsv([], [[text]])).toContain(`'${text}`),
  );

  it.each(['+49 30 901820', '+1 (555) 010-7788', '-12', '+4930901820', '+49 30/90-18.20', ' +49 30 901820'])(
    'leaves the phone number or number %j unchanged',
    (text) => expect(toCsv([], [[text]])).toBe(`\ufeff\r\n${text}\r\n`),
  );

  it.each([
    ['x;=1+1', `"x;'=1+1"`],
    ['x;  =1+1;y', `"x;'  =1+1;y"`],
    ['x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
    ['x;\uff1d1', `"x;'\uff1d1"`],
    ['\t=1', `"'\t'=1"`],
    ['two\n=1', `"two\n'=1"`],
    ['x;"=1', `"x;'""=1"`],
    ['one;two', '"one;two"'],
    ['x;+49 30 901820', '"x;+49 30 901820"'],
  ])('escapes %j for readers that split at semicolons or tabs', (text, cell) =>
    expect(toCsv([], [[text]])).toBe(`\ufeff\r\n${cell}\r\n`),
  );

  it('leaves our own negative numbers unchanged', () => expect(toCsv([], [[-2]])).toContain('\r\n-2\r\n'));
});

describe('withoutGuard', () => {
  it('restores what toCsv escaped, and keeps every other apostrophe', () => {
    expect(withoutGuard("'=1+1")).toBe('=1+1');
    expect(withoutGuard("'s-Hertogenbosch")).toBe("'s-Hertogenbosch");
    expect(withoutGuard('=1+1')).toBe('=1+1');
    expect(withoutGuard("x;'=1+1;'a")).toBe("x;=1+1;'a");
    expect(withoutGuard("'+49 30")).toBe('+49 30');
    expect(withoutGuard("'\t'=1")).toBe('\t=1');
  });
});
