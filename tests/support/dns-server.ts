import { createSocket } from 'node:dgram';
import { isIPv4 } from 'node:net';

/** An empty list means that the name exists but has no address. */
export type DnsAnswer =
  | readonly string[]
  | { alias: string; addresses: readonly string[] }
  | 'no-such-name'
  | 'silent';

export interface DnsServer {
  address: string;
  /** Questions received so far, as `TYPE name`. */
  questions: string[];
  close: () => Promise<void>;
}

/** The TTL is always 0. */
export async function startDnsServer(
  answer: (name: string, type: 'A' | 'AAAA') => DnsAnswer,
): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const questions: string[] = [];
  socket.on('message', (message, sender) => {
    const question = parseQuestion(message);
    const type = question.type === 28 ? 'AAAA' : 'A';
    questions.push(`${type} ${question.name}`);
    const reply = question.type === 1 || question.type === 28 ? answer(question.name, type) : [];
    if (reply === 'silent') return;
    socket.send(response(message, question.end, type, reply), sender.port, sender.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

/** One question as in RFC 1035, section 4.1. `end` is the position after it. */
function parseQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function response(
  query: Buffer,
  end: number,
  type: 'A' | 'AAAA',
  reply: Exclude<DnsAnswer, 'silent'>,
): Buffer {
  const addresses = reply === 'no-such-name' ? [] : 'alias' in reply ? reply.addresses : reply;
  const alias = typeof reply === 'object' && 'alias' in reply ? nameBytes(reply.alias) : null;
  const fitting = addresses.filter((address) => isIPv4(address) === (type === 'A'));
  const records = fitting.map((address) => record(alias ?? question, type, address));
  if (alias) records.unshift(recordOf(question, 5, alias));
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(reply === 'no-such-name' ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, query.subarray(12, end), ...records]);
}

/** A pointer to the question's name, at byte 12 of the message. */
const question = Buffer.from([0xc0, 0x0c]);

function record(name: Buffer, type: 'A' | 'AAAA', address: string): Buffer {
  const data = type === 'A' ? Buffer.from(address.split('.').map(Number)) : ipv6Bytes(address);
  return recordOf(name, type === 'A' ? 1 : 28, data);
}

function recordOf(name: Buffer, type: number, data: Buffer): Buffer {
  return Buffer.concat([name, Buffer.from([0, type, 0, 1, 0, 0, 0, 0, 0, data.length]), data]);
}

function nameBytes(name: string): Buffer {
  const labels = name
    .split('.')
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

function ipv6Bytes(address: string): Buffer {
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const before = groups(head);
  const after = groups(tail ?? '');
  const all =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return Buffer.from(
    all.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]),
  );
}
