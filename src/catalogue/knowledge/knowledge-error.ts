export interface KnowledgeFault {
  file: string;
  line: number | null;
  field: string;
  message: string;
}

export class KnowledgeError extends Error {
  override name = 'KnowledgeError';
  readonly faults: readonly KnowledgeFault[];

  constructor(faults: readonly KnowledgeFault[]) {
    const [first, ...others] = faults.map(describeFault);
    super(others.length === 0 ? first : `${first} (and ${others.length} more)`);
    this.faults = faults;
  }
}

export function describeFault({ file, line, field, message }: KnowledgeFault): string {
  const place = [file, line === null ? '' : `line ${line}`, field].filter((part) => part !== '').join(', ');
  return `${place}: ${message}`;
}
