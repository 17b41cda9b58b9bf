import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const pollMs = 200;
/** An older lock belongs to a process that was killed, and another may have its number by now. */
const staleMs = 30 * 60_000;

/**
 * Waits until no other process holds `lock`, then holds it until this process ends. Without that, two first starts
 * in one folder would install packages over each other. Does nothing in a folder that can't be written to.
 */
export function holdFolder(lock) {
  let told = false;
  while (!take(lock)) {
    if (isAbandoned(lock)) {
      if (!drop(lock)) return;
    } else {
      if (!told) console.error('Waiting for another process that is preparing this folder …');
      told = true;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pollMs);
    }
  }
}

function take(lock) {
  try {
    mkdirSync(dirname(lock), { recursive: true });
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    if (isForbidden(error)) return true;
    throw error;
  }
  process.once('exit', () => rmSync(lock, { force: true }));
  return true;
}

/** False if it belongs to another user. */
function drop(lock) {
  try {
    rmSync(lock, { force: true });
    return true;
  } catch (error) {
    if (isForbidden(error)) return false;
    throw error;
  }
}

function isForbidden({ code }) {
  return ['EACCES', 'EPERM', 'EROFS'].includes(code);
}

function isAbandoned(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (Date.now() - statSync(lock).mtimeMs > staleMs || holder === process.pid) return true;
    // Its number is written a moment after the file appears.
    return holder > 0 && !isRunning(holder);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
