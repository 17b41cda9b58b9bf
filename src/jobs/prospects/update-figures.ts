import { figuresOfFindings } from '#shared/prospects/figures-of-findings.ts';
import type { ProspectFigures } from '#shared/schemas/prospect.ts';
import type { AuditStore } from '#storage/audit-record.ts';
import type { ProfileStore } from '#storage/profile-record.ts';
import type { ProspectStore } from '#storage/prospect-record.ts';
import { deriveStoredAudit } from './derive-stored-audit.ts';

const atOnce = 50;

export interface FigureStores {
  prospects: ProspectStore;
  audits: Pick<AuditStore, 'readAudit'>;
  profiles: ProfileStore;
}

export async function updateFigures(stores: FigureStores, listId?: number): Promise<number> {
  const outdated = await stores.prospects.listOutdatedFigures({
    limit: atOnce,
    ...(listId === undefined ? {} : { listId }),
  });
  for (const one of outdated) {
    await stores.prospects.saveFigures(one, await deriveFigures(stores, one.auditId));
  }
  return outdated.length;
}

async function deriveFigures(stores: FigureStores, auditId: number): Promise<ProspectFigures | null> {
  const stored = await stores.audits.readAudit(auditId);
  if (stored === null || stored.record.status !== 'completed') return null;
  const profile = await stores.profiles.getProfile(stored.record.profileVersion);
  if (profile === null) return null;
  const { value, roadmap } = deriveStoredAudit(stored, profile);
  const { industry, scanQuality } = stored.record;
  return figuresOfFindings({ industry, scanQuality, value: value.simple, roadmap });
}
