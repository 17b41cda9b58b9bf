import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelRequest {
  purpose: 'propose' | 'judge' | 'rate' | 'describe' | 'other';
  body: string;
  /** The text between the BEGIN and END lines of the prompt; empty if there are none. */
  data: string;
  /** By id. Empty if `data` contains no blocks. */
  blocks: ReadonlyMap<string, string>;
  entries: readonly JudgedEntry[];
  key: string | undefined;
}

export interface JudgedEntry {
  key: string;
  claim: string;
  about: string;
  quotes: string[];
}

export type StubAnswer =
  | { json: unknown }
  | { text: string }
  | { fails: 'hang' | 'refusal' | 'cut-off' | 'broken-off' | 'drip' }
  | { fails: 'status'; status: number; retryAfter?: string };

export interface ModelServer {
  url: string;
  requests: ModelRequest[];
  answer: (request: ModelRequest, count: number) => StubAnswer | Promise<StubAnswer>;
  close(): Promise<void>;
}

const prompts = {
  judge: 'You judge short quotes',
  rate: 'You rate tasks',
  describe: 'You write short descriptions',
};

const usage = { input: 1_200, output: 300 };

/**
 * Speaks the APIs of Anthropic (`/v1/messages`), OpenAI (`/v1/responses`), Google (`…:generateContent`), and
 * servers compatible with OpenAI's chat API (`/v1/chat/completions`).
 */
export async function startModelServer(answer: ModelServer['answer'], port = 0): Promise<ModelServer> {
  const stub: ModelServer = { url: '', requests: [], answer, close: async () => {} };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const asked = describeRequest(
      body,
      request.headers['x-api-key'] ?? request.headers.authorization ?? request.headers['x-goog-api-key'],
    );
    stub.requests.push(asked);
    const answered = await stub.answer(asked, stub.requests.length);
    if (!response.destroyed) reply(request.url ?? '', body, answered, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stub.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return stub;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

function describeRequest(body: string, key: string | string[] | undefined): ModelRequest {
  const texts = stringsIn(JSON.parse(body)).join('\n');
  const data = /=====BEGIN (\w+)=====\n([\s\S]*?)\n=====END \1=====/.exec(texts)?.[2] ?? '';
  const named = Object.entries(prompts).find(([, start]) => texts.includes(start))?.[0];
  const purpose = data === '' ? 'other' : ((named ?? 'propose') as ModelRequest['purpose']);
  const lines = data.split('\n');
  return {
    purpose,
    body,
    data,
    blocks: new Map(
      lines.flatMap((line) =>
        [...line.matchAll(/^\[(p\d+b\d+)\] (.*)$/g)].map(([, id, text]) => [id ?? '', text ?? '']),
      ),
    ),
    entries: purpose === 'judge' && data !== '' ? lines.map((line) => JSON.parse(line)) : [],
    key: Array.isArray(key) ? key[0] : key,
  };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function reply(url: string, body: string, answer: StubAnswer, response: ServerResponse): void {
  if ('fails' in answer && answer.fails === 'hang') return;
  if ('fails' in answer && answer.fails === 'status') {
    const headers = answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter };
    response.writeHead(answer.status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'no', type: 'error', code: 'x' } }));
    return;
  }
  const text =
    'text' in answer ? answer.text : 'json' in answer ? JSON.stringify(answer.json) : '{"workflows": [';
  const end = 'fails' in answer ? answer.fails : 'stop';
  const content = JSON.stringify(wireOf(url, body, text, end));
  response.writeHead(200, { 'content-type': 'application/json' });
  if (end === 'broken-off') {
    response.write(content.slice(0, content.length / 2));
    setTimeout(() => response.destroy(), 20);
  } else if (end === 'drip') {
    let at = 0;
    const timer = setInterval(() => {
      if (response.destroyed) clearInterval(timer);
      else response.write(content.charAt(at));
      at += 1;
    }, 50);
  } else response.end(content);
}

type End = 'stop' | 'refusal' | 'cut-off' | 'broken-off' | 'drip' | 'hang' | 'status';

function wireOf(url: string, body: string, text: string, end: End): unknown {
  if (url.includes('/messages')) return anthropicAnswer(body, text, end);
  if (url.includes('/responses')) return openAiAnswer(text, end);
  if (url.includes(':generateContent')) {
    const finishReason = { refusal: 'SAFETY', 'cut-off': 'MAX_TOKENS' }[end as 'refusal'] ?? 'STOP';
    return {
      candidates: [{ content: { parts: [{ text }], role: 'model' }, finishReason, index: 0 }],
      usageMetadata: {
        promptTokenCount: usage.input,
        candidatesTokenCount: usage.output,
        totalTokenCount: usage.input + usage.output,
      },
    };
  }
  const finish = { refusal: 'content_filter', 'cut-off': 'length' }[end as 'refusal'] ?? 'stop';
  return {
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    },
  };
}

function anthropicAnswer(body: string, text: string, end: End): unknown {
  const { tools } = JSON.parse(body) as { tools?: { name: string }[] };
  const tool = tools?.[0];
  const input = parsed(text);
  const stop = { refusal: 'refusal', 'cut-off': 'max_tokens' }[end as 'refusal'];
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'stub',
    content:
      tool && input !== undefined
        ? [{ type: 'tool_use', id: 'tool_1', name: tool.name, input }]
        : [{ type: 'text', text }],
    stop_reason: stop ?? (tool && input !== undefined ? 'tool_use' : 'end_turn'),
    stop_sequence: null,
    usage: { input_tokens: usage.input, output_tokens: usage.output },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function openAiAnswer(text: string, end: End): unknown {
  const reason = { refusal: 'content_filter', 'cut-off': 'max_output_tokens' }[end as 'refusal'];
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    status: reason ? 'incomplete' : 'completed',
    incomplete_details: reason ? { reason } : null,
    error: null,
    model: 'stub',
    output: [
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: {
      input_tokens: usage.input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: usage.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.input + usage.output,
    },
  };
}
