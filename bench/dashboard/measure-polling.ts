import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

export interface Polling {
  /** Processor time of the server for one unchanged poll of all its parts, in milliseconds. */
  cpuMs: number;
  /** What the server sends for it, headers included. */
  bytes: number;
  requests: number;
}

/** What the dashboard reads while an audit is being made. */
const parts = ['', '/stats', '/workflows', '/tasks', '/coverage'];
const polls = 400;
/** Clock ticks a second in /proc, on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Polls an unchanged audit over one connection and reads the server's processor time. Linux only. */
export async function measurePolling(url: string, auditId: number, pid: number): Promise<Polling> {
  const tags = await Promise.all(
    parts.map(async (part) => (await fetch(`${url}/api/audits/${auditId}${part}`)).headers.get('etag') ?? ''),
  );
  const { hostname, port } = new URL(url);
  const request = parts
    .map(
      (part, index) =>
        `GET /api/audits/${auditId}${part} HTTP/1.1\r\nHost: ${hostname}\r\nIf-None-Match: ${tags[index]}\r\n\r\n`,
    )
    .join('');
  const socket = connect(Number(port), hostname);
  let [bytes, answers] = [0, 0];
  let onAnswers = () => {};
  socket.on('data', (data) => {
    bytes += data.length;
    answers += data.toString('latin1').split('HTTP/1.1 304').length - 1;
    onAnswers();
  });
  const poll = async (number: number) => {
    socket.write(request);
    await new Promise<void>((resolve) => {
      onAnswers = () => answers >= number * parts.length && resolve();
      onAnswers();
    });
  };
  for (let number = 1; number <= 50; number++) await poll(number);
  const before = { cpu: cpuSecondsOf(pid), bytes };
  for (let number = 51; number <= 50 + polls; number++) await poll(number);
  const cpuMs = ((cpuSecondsOf(pid) - before.cpu) * 1000) / polls;
  socket.destroy();
  return { cpuMs, bytes: (bytes - before.bytes) / polls, requests: parts.length };
}

function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
