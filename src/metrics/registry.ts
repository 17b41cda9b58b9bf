// Counts and timings of this process, and their text for Prometheus (exposition format 0.0.4).

type Labels = Record<string, string>;

export interface Counter {
  add(labels: Labels, amount?: number): void;
}

export interface Histogram {
  /** In the unit of the metric's name: seconds. */
  observe(labels: Labels, value: number): void;
}

/** A value that is read when it is asked for; nothing at all where it is not known. */
export type ReadSamples = () => { labels: Labels; value: number }[];

export interface Registry {
  counter(name: string, help: string): Counter;
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  /** `type` as Prometheus knows it; read at each request. */
  reading(name: string, help: string, type: 'gauge' | 'counter', read: ReadSamples): void;
  /** All metrics in the order in which they were made. */
  render(): string;
}

export function createRegistry(): Registry {
  const families: { name: string; help: string; type: string; lines: () => string[] }[] = [];
  return {
    counter: (name, help) => {
      const values = new Map<string, number>();
      families.push({
        name,
        help,
        type: 'counter',
        lines: () => [...values].map(([labels, value]) => line(name, labels, value)),
      });
      return {
        add: (labels, amount = 1) => {
          const key = written(labels);
          values.set(key, (values.get(key) ?? 0) + amount);
        },
      };
    },
    histogram: (name, help, bounds) => {
      const series = new Map<string, { counts: number[]; sum: number; count: number }>();
      families.push({
        name,
        help,
        type: 'histogram',
        lines: () => [...series].flatMap(([labels, one]) => histogramLines(name, labels, bounds, one)),
      });
      return {
        observe: (labels, value) => {
          const key = written(labels);
          const one = series.get(key) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 };
          series.set(key, one);
          const bucket = bounds.findIndex((bound) => value <= bound);
          if (bucket >= 0) one.counts[bucket] = (one.counts[bucket] ?? 0) + 1;
          one.sum += value;
          one.count += 1;
        },
      };
    },
    reading: (name, help, type, read) => {
      families.push({
        name,
        help,
        type,
        lines: () => read().map(({ labels, value }) => line(name, written(labels), value)),
      });
    },
    render: () =>
      families
        .map(({ name, help, type, lines }) =>
          [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines(), ''].join('\n'),
        )
        .join(''),
  };
}

/** Buckets hold what is at or below their bound, the smaller ones included. */
function histogramLines(
  name: string,
  labels: string,
  bounds: readonly number[],
  { counts, sum, count }: { counts: readonly number[]; sum: number; count: number },
): string[] {
  let below = 0;
  const buckets = bounds.map((bound, index) => {
    below += counts[index] ?? 0;
    return line(`${name}_bucket`, joined(labels, `le="${bound}"`), below);
  });
  return [
    ...buckets,
    line(`${name}_bucket`, joined(labels, 'le="+Inf"'), count),
    line(`${name}_sum`, labels, sum),
    line(`${name}_count`, labels, count),
  ];
}

function line(name: string, labels: string, value: number): string {
  return `${name}${labels === '' ? '' : `{${labels}}`} ${value}`;
}

function joined(labels: string, last: string): string {
  return labels === '' ? last : `${labels},${last}`;
}

function written(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',');
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
