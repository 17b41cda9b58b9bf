import { createSocket } from 'node:dgram';
import { isIPv4 } from 'node:net';

/** What the server says to a question: addresses (none: the name exists without any), no such name, or nothing at all. */
export type DnsAnswer = readonly string[] | 'no-such-name' | 'silent';

export interface DnsServer {
  /** For `dnsServers`. */
  address: string;
  /** Questions asked so far, `TYPE name`. */
  questions: string[];
  close: () => Promise<void>;
}

/** A name server on loopback that answers A and AAAA questions as `answer` says; TTL is always 0. */
export async function startDnsServer(
  answer: (name: string, type: 'A' | 'AAAA') => DnsAnswer,
): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const questions: string[] = [];
  socket.on('message', (message, sender) => {
    const question = parseQuestion(message);
    const type = question.type === 28 ? 'AAAA' : 'A';
    questions.push(`${type} ${question.name}`);
    const said = question.type === 1 || question.type === 28 ? answer(question.name, type) : [];
    if (said === 'silent') return;
    socket.send(response(message, question.end, type, said), sender.port, sender.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

/** The one question of a query (RFC 1035, section 4.1): its name, type and where it ends. */
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
  said: Exclude<DnsAnswer, 'silent'>,
): Buffer {
  const fitting = said === 'no-such-name' ? [] : said.filter((address) => isIPv4(address) === (type === 'A'));
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(said === 'no-such-name' ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(fitting.length, 6);
  return Buffer.concat([header, query.subarray(12, end), ...fitting.map((address) => record(address, type))]);
}

/** An answer that points back to the question's name. */
function record(address: string, type: 'A' | 'AAAA'): Buffer {
  const data = type === 'A' ? Buffer.from(address.split('.').map(Number)) : ipv6Bytes(address);
  const head = Buffer.from([0xc0, 0x0c, 0, type === 'A' ? 1 : 28, 0, 1, 0, 0, 0, 0, 0, data.length]);
  return Buffer.concat([head, data]);
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
