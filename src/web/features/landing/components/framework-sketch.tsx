import { frameworkCuts } from '#shared/framework.ts';

export function FrameworkSketch({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 132" className={className} aria-hidden="true">
      <g transform="translate(14 4)">
        <rect x={0} y={0} width={width} height={height} className="fill-optimize-soft" />
        <rect x={x(low)} y={0} width={width - x(low)} height={y(high)} className="fill-enhance-soft" />
        <rect x={0} y={y(low)} width={x(high)} height={height - y(low)} className="fill-automate-soft" />
        <path
          d={`M0 ${y(high)}H${width}M0 ${y(low)}H${width}`}
          className="fill-none stroke-control"
          strokeWidth="0.75"
          strokeDasharray="3 3"
        />
        <path d={`M0 0V${height}H${width}`} className="fill-none stroke-control" strokeWidth="1" />
        <circle cx={x(2.2)} cy={y(2.1)} r="7" className="fill-automate" />
        <circle cx={x(4.4)} cy={y(1.7)} r="4.5" className="fill-automate" />
        <path d={diamond(x(3.4), y(5), 6.5)} className="fill-optimize" />
        <path d={diamond(x(8.3), y(4.5), 5)} className="fill-optimize" />
        <path d={triangle(x(6.2), y(8.2), 6)} className="fill-enhance" />
        <path d={triangle(x(8.8), y(9), 8)} className="fill-enhance" />
      </g>
      <g className="fill-ink-secondary font-sans text-[9px]">
        <text x="14" y="129">
          Mainstream
        </text>
        <text x="196" y="129" textAnchor="end">
          Unique
        </text>
        <text transform="translate(9 118) rotate(-90)">Easy</text>
        <text transform="translate(9 4) rotate(-90)" textAnchor="end">
          Hard
        </text>
      </g>
    </svg>
  );
}

const width = 182;
const height = 114;
const { low, high } = frameworkCuts;

function x(rating: number): number {
  return ((rating - 1) / 9) * width;
}
function y(rating: number): number {
  return height - ((rating - 1) / 9) * height;
}

function diamond(cx: number, cy: number, r: number): string {
  return `M${cx} ${cy - r}L${cx + r} ${cy}L${cx} ${cy + r}L${cx - r} ${cy}Z`;
}
function triangle(cx: number, cy: number, r: number): string {
  return `M${cx} ${cy - r}L${cx + r} ${cy + r * 0.85}H${cx - r}Z`;
}
