import { readFileSync } from 'node:fs';

/** Needed if we are root, because PostgreSQL refuses to run as root. */
export interface ServerUser {
  uid: number;
  gid: number;
  name: string;
}

/** Null if we aren't root, because the server then runs as our own user. */
export function chooseServerUser(clusterOwner: { uid: number; gid: number } | null): ServerUser | null {
  if (process.getuid?.() !== 0) return null;
  const users = readUsers();
  if (clusterOwner && clusterOwner.uid !== 0) {
    const name = users.find((user) => user.uid === clusterOwner.uid)?.name ?? `uid ${clusterOwner.uid}`;
    return { ...clusterOwner, name };
  }
  const byName = (name: string) => users.find((user) => user.name === name && user.uid !== 0);
  return byName('postgres') ?? byName('nobody') ?? { uid: 65_534, gid: 65_534, name: 'nobody' };
}

function readUsers(): ServerUser[] {
  let text: string;
  try {
    text = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
