import { expect, it } from 'vitest';
import type { TracedCandidate, TracedSignal } from '../trace/trace.ts';
import { seenNotCounted } from './seen-not-counted.ts';

const url = 'https://www.harbour-dental.test/';
const signal = (strength: number, quote: string | null): TracedSignal => ({
  key: `${quote}`,
  strength,
  direct: true,
  evidence: quote === null ? null : { url, quote },
  because: [],
});
const dropped = (id: string, rule: string, change: Partial<TracedCandidate> = {}): TracedCandidate => ({
  kind: 'workflow',
  id,
  name: `Name of ${id}`,
  signals: [signal(1, `Words about ${id}.`)],
  refused: [],
  verdicts: [{ rule, outcome: 'drop', reason: `Reason of ${rule}.` }],
  ...change,
});
const nothingShown = { ids: new Set<string>(), names: new Set<string>() };

it('lists workflows dropped for weak evidence, strongest first, with plain reasons', () => {
  const found = seenNotCounted(
    [
      dropped('weak', 'too-weak', { signals: [signal(0.5, 'One word.')] }),
      dropped('thin', 'poorly-supported', { signals: [signal(2, 'Thin words.'), signal(3, null)] }),
      dropped('ruled-out', 'ruled-out', { signals: [signal(1, 'Out.')] }),
    ],
    nothingShown,
  );
  expect(found).toEqual([
    {
      definitionId: 'thin',
      name: 'Name of thin',
      reason: 'The website says too little about it for us to count it.',
      quote: 'Thin words.',
      url,
      suggested: false,
    },
    {
      definitionId: 'ruled-out',
      name: 'Name of ruled-out',
      reason: 'Reason of ruled-out.',
      quote: 'Out.',
      url,
      suggested: false,
    },
    {
      definitionId: 'weak',
      name: 'Name of weak',
      reason: 'The website mentions it only in passing.',
      quote: 'One word.',
      url,
      suggested: false,
    },
  ]);
});

it('lists first what the site suggests, for the owner to decide', () => {
  const candidates = [
    dropped('weak', 'too-weak', { signals: [signal(9, 'Weak.')] }),
    dropped('likely', 'unsure'),
  ];
  expect(
    seenNotCounted(candidates, nothingShown).map(({ definitionId, suggested }) => [definitionId, suggested]),
  ).toEqual([
    ['likely', true],
    ['weak', false],
  ]);
});

it('quotes the refused words if there are no others', () => {
  const refused = [
    {
      evidence: { url, quote: 'We do not do payroll.' },
      reason: "it says that the organization doesn't do this.",
    },
  ];
  const [found] = seenNotCounted(
    [dropped('payroll', 'only-refused', { signals: [], refused })],
    nothingShown,
  );
  expect(found).toMatchObject({
    quote: 'We do not do payroll.',
    reason: "It says that the organization doesn't do this.",
  });
});

it('leaves out other trades, empty sites, merged and kept work, offerings, and whatever is shown or has no quote', () => {
  const candidates = [
    dropped('other', 'other-trade'),
    dropped('shell', 'shell-site'),
    dropped('merged', 'too-weak', {
      verdicts: [{ rule: 'too-weak', outcome: 'merge', reason: '', into: 'x' }],
    }),
    dropped('kept', 'too-weak', { verdicts: [] }),
    dropped('offering', 'too-weak', { kind: 'offering' }),
    dropped('shown', 'too-weak'),
    dropped('named', 'too-weak'),
    dropped('unquoted', 'too-weak', { signals: [signal(2, null)] }),
  ];
  expect(seenNotCounted(candidates, { ids: new Set(['shown']), names: new Set(['name of named']) })).toEqual(
    [],
  );
});

it('lists each sentence once, and at most twelve workflows', () => {
  const sameWords = ['a', 'b'].map((id) => dropped(id, 'too-weak', { signals: [signal(1, 'Same words.')] }));
  expect(seenNotCounted(sameWords, nothingShown).map(({ definitionId }) => definitionId)).toEqual(['a']);
  const many = Array.from({ length: 15 }, (_, index) => dropped(`w${index}`, 'too-weak'));
  expect(seenNotCounted(many, nothingShown)).toHaveLength(12);
});
