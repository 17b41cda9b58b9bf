import { isIP } from 'node:net';
import { AppError } from '#app/errors.ts';
import type { ApiInstance } from '../api-types.ts';

/**
 * Prevents DNS rebinding, in which a website points its own name at this machine. Public installations are
 * protected because their cookies are bound to their host name.
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
