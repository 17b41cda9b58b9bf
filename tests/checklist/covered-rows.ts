/**
 * Maps test file and title to the checklist rows that the test proves, such as '2.tasks.002-003 005
 * 2.workflows.019'. A number without an area belongs to the area before it.
 */
export type ProofsByFile = Record<string, Record<string, string>>;

export function listRows(line: string): string[] {
  let area = '';
  if (line === '') return [];
  return line.split(' ').flatMap((word) => {
    const parts = /^(?:(\d\.[a-z-]+)\.)?(\d{3})(?:-(\d{3}))?$/.exec(word);
    if (!parts) throw new Error(`Not a row: ${word}`);
    area = parts[1] ?? area;
    if (area === '') throw new Error(`No area before: ${word}`);
    const first = Number(parts[2]);
    const last = Number(parts[3] ?? parts[2]);
    return Array.from({ length: last - first + 1 }, (_, place) => rowOf(area, first + place));
  });
}

export function allRows(area: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => rowOf(area, place + 1));
}

function rowOf(area: string, number: number): string {
  return `${area}.${String(number).padStart(3, '0')}`;
}
