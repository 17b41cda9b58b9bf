import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { decodeSiteFacts, encodeSiteFacts, type SiteFacts } from './site-facts.ts';

/** Maximum size of unpacked facts; no site within the crawl's limits reaches it. */
const maxBytes = 512 * 1024 * 1024;

export async function saveSiteFacts(file: string, facts: SiteFacts): Promise<void> {
  const json = `${encodeSiteFacts(facts)}\n`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, file.endsWith('.gz') ? await promisify(gzip)(json) : json);
}

export async function loadSiteFacts(file: string): Promise<SiteFacts> {
  try {
    const bytes = await readFile(file);
    const json = file.endsWith('.gz') ? await promisify(gunzip)(bytes, { maxOutputLength: maxBytes }) : bytes;
    return decodeSiteFacts(json.toString('utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Could not load site facts from ${file}: ${reason}`, { cause });
  }
}
