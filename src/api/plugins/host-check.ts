import { isIP } from 'node:net';
import { AppError } from '#app/errors.ts';
import type { ApiInstance } from '../api-types.ts';

/**
 * On an installation that serves only its own machine, refuses requests under any other host name. Otherwise a
 * website could resolve its own name to this machine during a visit, and read and write here as if its pages were
 * ours (DNS rebinding). It cannot do so under `localhost` or an IP address. A public installation has its own name,
 * and its cookies are bound to it.
 */
export function checkHosts(app: ApiInstance, config: { host: string; publicUrl: string }): void {
  if (!isLocal(config.host) || !isLocal(new URL(config.publicUrl).hostname)) return;
  app.addHook('onRequest', async (request) => {
    const { host } = request;
    if (!URL.canParse(`http://${host}`) || !isUnmistakable(new URL(`http://${host}`).hostname)) {
      throw new AppError('wrong-host');
    }
  });
}

function isLocal(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || name === '::1' || name.startsWith('127.');
}

function isUnmistakable(hostname: string): boolean {
  return /^(?:.+\.)?localhost$/.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
