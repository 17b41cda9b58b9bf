import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

export interface Polling {
  cpuMs: number;
  bytes: number;
}

const polls = 400;
/** USER_HZ, the unit of CPU times in /proc: 100 per second on every Linux platform that Node supports. */
const ticksPerSecond = 100;

/** Linux only. */
export async function measurePolling(url: string, auditId: number, pid: number): Promise<Polling> {
  const path = `/api/audits/${auditId}/dashboard?mode=simple`;
  const tag = (await fetch(`${url}${path}`)).headers.get('etag') ?? '';
  const { hostname, port } = new URL(url);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nIf-None-Match: ${tag}\r\n\r\n`;
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
      onAnswers = () => answers >= number && resolve();
      onAnswers();
    });
  };
  for (let number = 1; number <= 50; number++) await poll(number);
  const before = { cpu: cpuSecondsOf(pid), bytes };
  for (let number = 51; number <= 50 + polls; number++) await poll(number);
  const cpuMs = ((cpuSecondsOf(pid) - before.cpu) * 1000) / polls;
  socket.destroy();
  return { cpuMs, bytes: (bytes - before.bytes) / polls };
}

function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
