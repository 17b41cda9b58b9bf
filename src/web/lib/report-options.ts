import type { ReportOptions } from '#shared/report-options.ts';
import { localStore } from './browser-storage.ts';

const key = 'report-options';

const plain: ReportOptions = {
  format: 'pdf',
  comprehensive: false,
  paper: 'a4',
  clientName: '',
  preparedBy: '',
  note: '',
  logo: null,
};

const letterRegions = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PR']);

/** `comprehensive` applies if no options are stored for this audit. */
export function readReportOptions(auditId: number, comprehensive: boolean): ReportOptions {
  const kept = localStore.readJson(key);
  const first = { ...plain, comprehensive, paper: usualPaper() };
  if (typeof kept !== 'object' || kept === null) return first;
  const { auditId: of, options } = kept as { auditId?: unknown; options?: unknown };
  if (typeof options !== 'object' || options === null) return first;
  const read = options as Partial<Record<keyof ReportOptions, unknown>>;
  const text = (name: 'clientName' | 'preparedBy' | 'note') =>
    typeof read[name] === 'string' ? read[name] : '';
  return {
    format: read.format === 'docx' || read.format === 'xlsx' ? read.format : 'pdf',
    comprehensive: of === auditId ? read.comprehensive === true : comprehensive,
    paper: read.paper === 'letter' || read.paper === 'a4' ? read.paper : first.paper,
    clientName: of === auditId ? text('clientName') : '',
    preparedBy: text('preparedBy'),
    note: of === auditId ? text('note') : '',
    logo: typeof read.logo === 'string' ? read.logo : null,
  };
}

export function keepReportOptions(auditId: number, options: ReportOptions): void {
  localStore.writeJson(key, { auditId, options });
}

function usualPaper(): ReportOptions['paper'] {
  const region = /-([A-Z]{2})\b/.exec(navigator.language)?.[1] ?? '';
  return letterRegions.has(region) ? 'letter' : 'a4';
}
