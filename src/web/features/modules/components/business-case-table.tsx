import { useState } from 'react';
import {
  type BusinessCaseRow,
  businessCaseHeads,
  businessCaseTitle,
} from '#shared/text/describe-business-case.ts';
import { Button } from '#web/components/ui/button.tsx';
import { usePrinting } from '#web/lib/use-printing.ts';

const head = 'py-2 pl-4 text-right align-bottom font-strong max-sm:hidden';
const cell = 'figures py-2 pl-4 text-right align-baseline max-sm:hidden';

const rowsAtFirst = 5;
/** Fewer hidden rows than this are not worth a button. */
const minHidden = 3;

interface BusinessCaseTableProps {
  rows: readonly BusinessCaseRow[];
  total: BusinessCaseRow;
}

export function BusinessCaseTable({ rows, total }: BusinessCaseTableProps) {
  const [all, setAll] = useState(false);
  const complete = usePrinting() || all || rows.length < rowsAtFirst + minHidden;
  const shown = complete ? rows : rows.slice(0, rowsAtFirst);
  return (
    <>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{businessCaseTitle}</caption>
        <thead className="border-b border-control text-ink-secondary max-sm:hidden">
          <tr>
            <th scope="col" className="py-2 align-bottom">
              {businessCaseHeads.module}
            </th>
            <th scope="col" className={head}>
              {businessCaseHeads.cost}
            </th>
            <th scope="col" className={head}>
              {businessCaseHeads.savings}
            </th>
            <th scope="col" className={head}>
              {businessCaseHeads.net}
            </th>
            <th scope="col" className={head}>
              {businessCaseHeads.breakEven}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {shown.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two modules may share a name, and rows never move
            <Row key={index} row={row} />
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot className="border-t border-control">
            <Row row={total} strong />
          </tfoot>
        )}
      </table>
      {shown.length < rows.length && (
        <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setAll(true)}>
          Show all {rows.length} rows
        </Button>
      )}
    </>
  );
}

function Row({ row, strong = false }: { row: BusinessCaseRow; strong?: boolean }) {
  const { name, cost, savings, net, breakEven } = row;
  return (
    <tr className={strong ? 'keep-together font-strong' : 'keep-together'}>
      <th scope="row" className="py-2 align-baseline text-base font-strong wrap-anywhere">
        <bdi>{name}</bdi>
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm font-normal sm:hidden">
          <Fact term={businessCaseHeads.cost} text={cost.both} />
          <Fact term={businessCaseHeads.savings} text={savings.inLine} />
          <Fact term={businessCaseHeads.net} text={net.inLine} />
          <Fact term={businessCaseHeads.breakEven} text={breakEven} />
        </dl>
      </th>
      <td className={cell}>
        <CellLines first={cost.usd} below={[cost.other]} />
      </td>
      <td className={cell}>
        <CellLines first={savings.usd} below={[savings.other, savings.range]} />
      </td>
      <td className={cell}>
        <CellLines first={net.usd} below={[net.other, net.range]} />
      </td>
      <td className={`${cell} w-40`}>
        <CellLines {...splitRange(breakEven)} />
      </td>
    </tr>
  );
}

interface CellLinesProps {
  first: string;
  below: readonly (string | null | undefined)[];
}

function CellLines({ first, below }: CellLinesProps) {
  return (
    <>
      {first}
      {below.map(
        (line) =>
          line && (
            <span key={line} className="block text-xs font-normal text-balance text-ink-secondary">
              {line}
            </span>
          ),
      )}
    </>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <>
      <dt className="text-ink-secondary">{term}</dt>
      <dd className="figures text-right">{text}</dd>
    </>
  );
}

/**
 * Splits 'About 10 months (6 to 19)' into 'About 10 months' and '6 to 19', to show it on two lines like the other
 * columns.
 */
function splitRange(breakEven: string): CellLinesProps {
  const [likely = breakEven, range] = breakEven.split(/ \(|\)$/);
  return { first: likely, below: [range] };
}
