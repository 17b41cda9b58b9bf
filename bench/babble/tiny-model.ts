import { writeFileSync } from 'node:fs';

const size = { embedding: 32, hidden: 64, heads: 2, context: 32_768 };
const types = { u32: 4, i32: 5, f32: 6, string: 8, array: 9 };
const alignment = 32;

/** Every byte is also in the vocabulary, so that the model can read and write any text. */
const letters = ['▁', ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?()[]{}"\'-_/'];
const vocabulary = [
  { token: '<unk>', type: 2 },
  { token: '<s>', type: 3 },
  { token: '</s>', type: 3 },
  ...Array.from({ length: 256 }, (_, byte) => ({
    token: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    type: 6,
  })),
  ...letters.map((token) => ({ token, type: 1 })),
];

export function writeTinyModel(file: string, seed: number): void {
  const random = randomOf(seed);
  const weights = (count: number, scale = 1) =>
    Buffer.from(Float32Array.from({ length: count }, () => (random() - 0.5) * scale).buffer);
  const ones = (count: number) => Buffer.from(new Float32Array(count).fill(1).buffer);
  const { embedding, hidden } = size;
  const square = (name: string): Tensor => [name, [embedding, embedding], weights(embedding ** 2)];
  const tensors: Tensor[] = [
    ['token_embd.weight', [embedding, vocabulary.length], weights(embedding * vocabulary.length)],
    ['output_norm.weight', [embedding], ones(embedding)],
    // Small, so that no token is much likelier than the others.
    ['output.weight', [embedding, vocabulary.length], weights(embedding * vocabulary.length, 0.2)],
    ['blk.0.attn_norm.weight', [embedding], ones(embedding)],
    ['blk.0.ffn_norm.weight', [embedding], ones(embedding)],
    ...['q', 'k', 'v', 'output'].map((name) => square(`blk.0.attn_${name}.weight`)),
    ['blk.0.ffn_gate.weight', [embedding, hidden], weights(embedding * hidden)],
    ['blk.0.ffn_up.weight', [embedding, hidden], weights(embedding * hidden)],
    ['blk.0.ffn_down.weight', [hidden, embedding], weights(embedding * hidden)],
  ];
  writeFileSync(file, fileOf(tensors));
}

type Tensor = [name: string, shape: number[], data: Buffer];

function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** GGUF version 3. */
function fileOf(tensors: readonly Tensor[]): Buffer {
  const metadata = metadataOf();
  let offset = 0;
  const places = tensors.map(([name, shape, data]) => {
    const place = Buffer.concat([string(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset)]);
    offset += data.length + paddingAfter(data.length);
    return place;
  });
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(metadata.length),
    ...metadata,
    ...places,
  ]);
  return Buffer.concat([
    head,
    Buffer.alloc(paddingAfter(head.length)),
    ...tensors.flatMap(([, , data]) => [data, Buffer.alloc(paddingAfter(data.length))]),
  ]);
}

function metadataOf(): Buffer[] {
  const number = (key: string, value: number) => Buffer.concat([string(key), u32(types.u32), u32(value)]);
  const text = (key: string, value: string) => Buffer.concat([string(key), u32(types.string), string(value)]);
  const list = (key: string, type: number, values: Buffer[]) =>
    Buffer.concat([string(key), u32(types.array), u32(type), u64(values.length), ...values]);
  const { embedding, hidden, heads, context } = size;
  return [
    text('general.architecture', 'llama'),
    text('general.name', 'babble'),
    number('general.alignment', alignment),
    number('general.file_type', 0),
    number('llama.context_length', context),
    number('llama.embedding_length', embedding),
    number('llama.block_count', 1),
    number('llama.feed_forward_length', hidden),
    number('llama.attention.head_count', heads),
    number('llama.attention.head_count_kv', heads),
    number('llama.rope.dimension_count', embedding / heads),
    Buffer.concat([string('llama.attention.layer_norm_rms_epsilon'), u32(types.f32), f32(1e-5)]),
    number('llama.vocab_size', vocabulary.length),
    text('tokenizer.ggml.model', 'llama'),
    text('tokenizer.ggml.pre', 'default'),
    list(
      'tokenizer.ggml.tokens',
      types.string,
      vocabulary.map(({ token }) => string(token)),
    ),
    list(
      'tokenizer.ggml.scores',
      types.f32,
      vocabulary.map((_, index) => f32(-index)),
    ),
    list(
      'tokenizer.ggml.token_type',
      types.i32,
      vocabulary.map(({ type }) => u32(type)),
    ),
    number('tokenizer.ggml.unknown_token_id', 0),
    number('tokenizer.ggml.bos_token_id', 1),
    number('tokenizer.ggml.eos_token_id', 2),
  ];
}

function paddingAfter(length: number): number {
  return (alignment - (length % alignment)) % alignment;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function f32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function string(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([u64(bytes.length), bytes]);
}
