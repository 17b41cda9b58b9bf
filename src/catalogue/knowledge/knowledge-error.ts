/** A fault in a knowledge file and its position. */
export interface KnowledgeFault {
  file: string;
  /** 1-based; null if the fault is the file itself. */
  line: number | null;
  /** The field's path, such as `tasks.2.hoursPerWeek`; empty if the fault is the file itself. */
  field: string;
  message: string;
}

/** Unusable knowledge files. The message is one line with the first fault. */
export class KnowledgeError extends Error {
  override name = 'KnowledgeError';
  readonly faults: readonly KnowledgeFault[];

  constructor(faults: readonly KnowledgeFault[]) {
    const [first, ...others] = faults.map(describeFault);
    super(others.length === 0 ? first : `${first} (and ${others.length} more)`);
    this.faults = faults;
  }
}

/** "knowledge/trades/legal/trade.yaml, line 3, companyType: is missing" */
export function describeFault({ file, line, field, message }: KnowledgeFault): string {
  const place = [file, line === null ? '' : `line ${line}`, field].filter((part) => part !== '').join(', ');
  return `${place}: ${message}`;
}
