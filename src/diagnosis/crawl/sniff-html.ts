export function mayBeHtml(contentType: string | null): boolean {
  const type = mediaType(contentType);
  if (type === '') return true;
  return !binaryTypes.some((beginning) => type.startsWith(beginning));
}

export function isHtml(contentType: string | null, bytes: Uint8Array): boolean {
  const type = mediaType(contentType);
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (binaryBeginnings.some((beginning) => head.startsWith(beginning))) return false;
  if (head.startsWith('ftyp', 4)) return false;
  if (type === 'text/html' || type === 'application/xhtml+xml') return true;
  return markup.test(head);
}

function mediaType(contentType: string | null): string {
  return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

const binaryTypes = [
  ...['image/', 'video/', 'audio/', 'font/', 'model/'],
  ...[
    'pdf',
    'zip',
    'gzip',
    'x-',
    'msword',
    'vnd.',
    'rtf',
    'epub',
    'java-archive',
    'ogg',
    'wasm',
    'octet-stream-',
  ].map((name) => `application/${name}`),
  'application/postscript',
];

const binaryBeginnings = [
  '%PDF-',
  'PK\x03\x04',
  '\x1f\x8b',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'RIFF',
  '7z\xbc\xaf',
  'Rar!',
  '\x7fELF',
];

const markup =
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|title|meta|h1|div|p)\b/i;
