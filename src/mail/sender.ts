export interface Sender {
  name: string;
  address: string;
}

/** Parses `MAIL_FROM`: an address, or a name with the address in angle brackets. Null if invalid. */
export function parseSender(text: string): Sender | null {
  const match = /^\s*(?:"?([^"<>\r\n]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))\s*$/.exec(text);
  const address = match?.[2] ?? match?.[3] ?? '';
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(address)) return null;
  return { name: match?.[1]?.trim() ?? '', address };
}
