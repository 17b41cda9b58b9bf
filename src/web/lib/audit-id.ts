import { useParams } from 'react-router';

/** The audit id in the current address; null if it is invalid. */
export function useAuditId(): number | null {
  return parseAuditId(useParams().id);
}

/** Reads an audit id: a positive integer up to 2^53-1 in plain digits. */
export function parseAuditId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}
