import type { ReportViewModel } from './view-model.ts';

const machineFields = new Set(['href', 'logo', 'generatedAt', 'accent', 'lang']);

export function makePrintable(viewModel: ReportViewModel, print: (text: string) => string): unknown {
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return machineFields.has(key) ? value : print(value);
    if (Array.isArray(value)) return value.map((inner) => walk(inner, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]));
  };
  return walk(viewModel, '');
}
