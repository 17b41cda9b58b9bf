import { classNames } from '#web/lib/class-names.ts';
import { guides, numbers, plot, regions, xOf, yOf } from '../../rules/task-map-scales.ts';

const ticks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const titleX = 20;
const titleY = numbers.y + 24;
const middle = { x: (plot.left + plot.right) / 2, y: (plot.top + plot.bottom) / 2 };

export function TaskMapGrid() {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing inside can receive focus
    <g className="pointer-events-none fill-ink-secondary text-[14px] max-sm:text-[22px]" aria-hidden="true">
      {regions.map((region) => (
        <polygon
          key={region.framework}
          data-region={region.framework}
          points={region.points}
          className={soft[region.framework]}
        />
      ))}
      {guides.map((guide) => (
        <line
          key={guide.at}
          data-guide={guide.at}
          x1={plot.left}
          x2={plot.right}
          y1={guide.y}
          y2={guide.y}
          strokeDasharray="6 5"
          className={classNames('[stroke-width:1.25]', stroke[guide.tone])}
        />
      ))}
      <path
        d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`}
        className="fill-none stroke-control [stroke-width:1]"
      />
      {ticks.map((tick) => (
        <g key={tick}>
          <text x={xOf(tick)} y={numbers.y} textAnchor="middle" className={tickClass(tick)}>
            {tick}
          </text>
          <text x={numbers.x} y={yOf(tick) + 4} textAnchor="end" className={tickClass(tick)}>
            {tick}
          </text>
        </g>
      ))}
      <text x={plot.left} y={titleY}>
        Mainstream
      </text>
      <text x={middle.x} y={titleY} textAnchor="middle" className="fill-ink font-strong">
        Service Value
      </text>
      <text x={plot.right} y={titleY} textAnchor="end">
        Unique
      </text>
      <g transform={`rotate(-90 ${titleX} ${middle.y})`}>
        <text x={titleX} y={middle.y} textAnchor="middle" className="fill-ink font-strong">
          Replicability with AI
        </text>
      </g>
      <text x={numbers.x} y={plot.top - 16} textAnchor="end">
        Hard
      </text>
      <text x={numbers.x} y={plot.bottom + 25} textAnchor="end">
        Easy
      </text>
    </g>
  );
}

export function TaskMapLabels() {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing inside can receive focus
    <g className="pointer-events-none text-[14px] max-sm:text-[22px]" aria-hidden="true">
      {regions.map((region) => (
        <text
          key={region.framework}
          x={region.label.x}
          y={region.label.y}
          textAnchor={region.label.anchor}
          className={classNames(
            'stroke-paper/70 font-strong [paint-order:stroke] [stroke-width:3]',
            text[region.framework],
          )}
        >
          {region.framework}
        </text>
      ))}
    </g>
  );
}

/** On phones the numbers are larger, so only 1, 4, 7, and 10 are shown. */
function tickClass(tick: number): string {
  const everyOther = tick !== 1 && tick !== 10 && tick % 3 !== 1;
  return classNames('text-[12px] tabular-nums max-sm:text-[20px]', everyOther && 'max-sm:hidden');
}

const soft = {
  Automate: 'fill-automate-soft',
  Optimize: 'fill-optimize-soft',
  Enhance: 'fill-enhance-soft',
} as const;
const text = {
  Automate: 'fill-automate-text',
  Optimize: 'fill-optimize-text',
  Enhance: 'fill-enhance-text',
} as const;
const stroke = {
  Automate: 'stroke-automate',
  Optimize: 'stroke-optimize',
  Enhance: 'stroke-enhance',
} as const;
