import { setTimeout as sleep } from 'node:timers/promises';
import { hostOf } from '../scale/sites.ts';

export interface Visitor {
  auditId: () => number;
  over: Promise<void>;
}

const pollIntervalMs = 500;

/** Each call of `nextSite` must return a site that hasn't been requested before. */
export async function startVisitor(
  url: string,
  nextSite: () => number,
  tally: { completed: number },
  isOver: () => boolean,
): Promise<Visitor> {
  const first = nextSite();
  const address = addressOf(18, first);
  let auditId = await ask(url, first);
  const goOn = async () => {
    while (!isOver()) {
      await sleep(pollIntervalMs);
      const status = await statusOf(url, auditId, address);
      if (status === 'failed') throw new Error(`The scan of audit ${auditId} failed`);
      if (status !== 'completed') continue;
      tally.completed += 1;
      auditId = await ask(url, nextSite());
    }
  };
  return { auditId: () => auditId, over: goOn() };
}

function addressOf(network: 18 | 19, number: number): string {
  return `198.${network}.${128 + (number >> 8)}.${number & 255}`;
}

async function ask(url: string, site: number): Promise<number> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      // Each diagnosis is requested from a different address, so that no per-address limit applies.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(19, site) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: number };
  };
  const { id } = await post('/api/audits', {
    website: `http://${hostOf(site)}`,
    companyType: 'other',
    companySize: '1-10',
    domain: '',
  });
  await post(`/api/audits/${id}/scan`, {});
  return id;
}

async function statusOf(url: string, id: number, address: string): Promise<string> {
  const answer = await fetch(`${url}/api/audits/${id}`, { headers: { 'x-forwarded-for': address } });
  if (!answer.ok) throw new Error(`The status of audit ${id} was answered ${answer.status}`);
  return ((await answer.json()) as { status: string }).status;
}
