export interface Logo {
  fileName: string;
  bytes: Buffer;
}

const endings: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

export function decodeLogo(address: string | null): Logo | null {
  const match = address?.match(/^data:([a-z/+-]+)((?:;[^,;]*)*),(.*)$/s);
  const ending = endings[match?.[1] ?? ''];
  if (!match || ending === undefined) return null;
  const [, , parameters = '', body = ''] = match;
  const bytes = parameters.includes(';base64') ? Buffer.from(body, 'base64') : decodePercent(body);
  return bytes === null || bytes.length === 0 ? null : { fileName: `operator-logo.${ending}`, bytes };
}

function decodePercent(body: string): Buffer | null {
  try {
    return Buffer.from(decodeURIComponent(body), 'utf8');
  } catch {
    return null;
  }
}
