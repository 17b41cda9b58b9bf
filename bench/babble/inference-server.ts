import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Declares what we use of node-llama-cpp, which is too large to be a dependency. */
interface Library {
  getLlama(options: object): Promise<Llama>;
  LlamaGrammarEvaluationState: new (options: object) => object;
  TokenBias: new (tokenizer: unknown) => { set(text: string, bias: number): unknown };
}
interface Llama {
  loadModel(options: { modelPath: string }): Promise<Model>;
  createGrammarForJsonSchema(schema: unknown): Promise<object>;
  dispose(): Promise<void>;
}
interface Model {
  tokenizer: unknown;
  tokenize(text: string): number[];
  detokenize(tokens: readonly number[]): string;
  createContext(options: object): Promise<{
    getSequence(): { evaluate(tokens: readonly number[], options: object): AsyncIterable<number> };
    dispose(): Promise<void>;
  }>;
}

export interface InferenceServer {
  url: string;
  made: { answers: number; tokens: number };
  close(): Promise<void>;
}

/** In tokens. In the tiny model, these are single characters or bytes. */
const maxAnswer = 4_000;
const contextSize = 32_768;
/** Raises the probability of the quotation mark, so that strings in constrained answers end. */
const endOfText = 0.9;

export async function startInferenceServer(
  libraryFolder: string,
  modelPath: string,
  { constrained, seed }: { constrained: boolean; seed: number },
): Promise<InferenceServer> {
  const require = createRequire(join(libraryFolder, 'package.json'));
  const library: Library = await import(pathToFileURL(require.resolve('node-llama-cpp')).href);
  const llama = await library.getLlama({ gpu: false, build: 'never', logLevel: 'error', maxThreads: 1 });
  const model = await llama.loadModel({ modelPath });
  const made = { answers: 0, tokens: 0 };
  const complete = createCompleter({ library, llama, model, made, constrained, seed });

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const answer = await complete(body).catch((error: unknown) => ({ error: { message: String(error) } }));
    response.writeHead('error' in answer ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    made,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      });
      await llama.dispose();
    },
  };
}

interface CompleterParts {
  library: Library;
  llama: Llama;
  model: Model;
  made: InferenceServer['made'];
  constrained: boolean;
  seed: number;
}

function createCompleter({ library, llama, model, made, constrained, seed }: CompleterParts) {
  let random = seed;
  return async (body: string): Promise<object> => {
    const { messages, max_tokens: wanted, response_format: format } = JSON.parse(body);
    const context = await model.createContext({ contextSize, batchSize: 512, threads: 1 });
    const max = Math.min(maxAnswer, wanted ?? maxAnswer);
    const prompt = model.tokenize(JSON.stringify(messages)).slice(0, contextSize - max - 1);
    const grammar = constrained && format?.json_schema?.schema;
    const bias = new library.TokenBias(model.tokenizer);
    bias.set('"', endOfText);
    random += 1;
    const options = {
      // Without a grammar, these make any token possible, including the one that ends the answer.
      temperature: 1,
      topK: 0,
      topP: 1,
      minP: 0,
      seed: random,
      ...(grammar
        ? {
            tokenBias: bias,
            grammarEvaluationState: new library.LlamaGrammarEvaluationState({
              model,
              grammar: await llama.createGrammarForJsonSchema(plainSchema(grammar)),
            }),
          }
        : {}),
    };
    const tokens: number[] = [];
    for await (const token of context.getSequence().evaluate(prompt, options)) {
      tokens.push(token);
      if (tokens.length >= max) break;
    }
    await context.dispose();
    made.answers += 1;
    made.tokens += tokens.length;
    const usage = { prompt_tokens: prompt.length, completion_tokens: tokens.length };
    return {
      id: 'chat-1',
      object: 'chat.completion',
      created: 1,
      model: 'babble',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: model.detokenize(tokens) },
          finish_reason: tokens.length < max ? 'stop' : 'length',
        },
      ],
      usage: { ...usage, total_tokens: prompt.length + tokens.length },
    };
  };
}

function plainSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plainSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, type, enum: values, properties, items } = schema as Record<string, unknown>;
  if (Array.isArray(anyOf)) return { oneOf: anyOf.map(plainSchema) };
  if (Array.isArray(values)) return { enum: values };
  if (Array.isArray(type)) return { oneOf: type.map((one) => ({ type: one })) };
  return {
    type,
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties as object).map(([key, value]) => [key, plainSchema(value)]),
          ),
        }),
    ...(items === undefined ? {} : { items: plainSchema(items) }),
  };
}
