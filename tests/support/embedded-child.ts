/**
 * Runs the embedded server: `embedded-child.ts <dataDir> [uid] [gid]`. With uid and gid, it first becomes that
 * user. Prints one JSON line when the server runs or has failed to start.
 */
import { pino } from 'pino';
import { startEmbeddedServer } from '#storage/embedded/embedded-server.ts';

const [dataDir = '', uid, gid] = process.argv.slice(2);
if (uid && gid) {
  process.setgroups?.([]);
  process.setgid?.(Number(gid));
  process.setuid?.(Number(uid));
}
try {
  const server = await startEmbeddedServer({ dataDir, log: pino({ level: 'silent' }), waitMs: 2_000 });
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  setInterval(() => {}, 60_000);
  console.log(JSON.stringify({ host: server.connection.host }));
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
  process.exitCode = 1;
}
