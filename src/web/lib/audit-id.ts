import { useParams } from 'react-router';

export function useAuditId(): number | null {
  return parseAuditId(useParams().id);
}

export function parseAuditId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}
