import zlib, { type ZlibOptions } from 'node:zlib';

export interface DecodedBody {
  bytes: Uint8Array;
  truncated: boolean;
}

const maxLayers = 2;

/**
 * Returns at most `maxBytes`; if `cut`, decodes as much as the incomplete bytes allow. Rejects if a
 * complete body doesn't match `contentEncoding`, or if an encoding is unknown or there are more
 * than two.
 */
export async function decodeBody(
  raw: Uint8Array,
  contentEncoding: string | null,
  maxBytes: number,
  cut: boolean,
): Promise<DecodedBody> {
  const layers = encodingLayers(contentEncoding);
  if (layers.length > maxLayers) throw new Error('too many content encodings');
  let bytes = raw;
  let truncated = cut;
  for (const layer of layers.reverse()) {
    const decoded = await undo(layer, bytes, maxBytes, truncated);
    bytes = decoded.bytes;
    truncated = decoded.truncated;
  }
  if (bytes.length <= maxBytes) return { bytes, truncated };
  return { bytes: bytes.subarray(0, maxBytes), truncated: true };
}

function encodingLayers(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((layer) => layer.trim().toLowerCase().replace(/^x-/, ''))
    .filter((layer) => layer !== '' && layer !== 'identity' && layer !== 'none');
}

/**
 * Complete bodies up to this compressed size are decoded synchronously, which is faster than using the thread
 * pool.
 */
const atOnceBytes = 128 * 1024;

async function undo(layer: string, bytes: Uint8Array, maxBytes: number, cut: boolean): Promise<DecodedBody> {
  if (bytes.length === 0) return { bytes, truncated: cut };
  const codec = codecs[layer === 'deflate' && !hasZlibHeader(bytes) ? 'deflate-raw' : layer];
  if (!codec) throw new Error(`unknown content encoding ${layer}`);
  if (!cut && bytes.length <= atOnceBytes) {
    try {
      return { bytes: codec.sync(bytes, { maxOutputLength: maxBytes }), truncated: false };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return await streamed(codec.stream(), bytes, maxBytes, cut);
}

async function streamed(
  stream: zlib.Gunzip | zlib.BrotliDecompress | zlib.ZstdDecompress,
  bytes: Uint8Array,
  maxBytes: number,
  cut: boolean,
): Promise<DecodedBody> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  stream.end(bytes);
  try {
    for await (const chunk of stream) {
      if (!(chunk instanceof Uint8Array)) continue;
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxBytes) return { bytes: Buffer.concat(chunks, maxBytes), truncated: true };
    }
  } catch (error) {
    if (!cut) throw error;
  } finally {
    stream.destroy();
  }
  return { bytes: Buffer.concat(chunks, length), truncated: cut };
}

/** "deflate" means the zlib format, but some servers send a raw stream. */
function hasZlibHeader(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes;
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
}

interface Codec {
  sync: (bytes: Uint8Array, options: Pick<ZlibOptions, 'maxOutputLength'>) => Uint8Array;
  stream: () => zlib.Gunzip | zlib.BrotliDecompress | zlib.ZstdDecompress;
}

const codecs: Readonly<Record<string, Codec>> = {
  gzip: { sync: zlib.gunzipSync, stream: () => zlib.createGunzip() },
  deflate: { sync: zlib.inflateSync, stream: () => zlib.createInflate() },
  'deflate-raw': { sync: zlib.inflateRawSync, stream: () => zlib.createInflateRaw() },
  br: { sync: zlib.brotliDecompressSync, stream: () => zlib.createBrotliDecompress() },
  zstd: { sync: zlib.zstdDecompressSync, stream: () => zlib.createZstdDecompress() },
};
