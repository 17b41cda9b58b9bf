import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

interface MarkedFolder {
  marker: string;
  cluster: string;
}

/**
 * Records in DATA_DIR that a database was created, so that a lost database is not replaced by an empty one.
 */
export const markerName = 'database.json';

const markerSchema = z.object({ cluster: z.string() });

export function readMarker({ marker, cluster }: MarkedFolder): string | null {
  if (!existsSync(marker)) return null;
  try {
    return markerSchema.parse(JSON.parse(readFileSync(marker, 'utf8'))).cluster;
  } catch {
    // The file's existence is enough, even if a crash truncated it.
    return cluster;
  }
}

export function writeMarker(data: MarkedFolder): void {
  if (readMarker(data) === data.cluster) return;
  const note =
    'There is an AI Compass database in this folder. While this file exists, no empty database is created in its place.';
  writeFileSync(data.marker, `${JSON.stringify({ cluster: data.cluster, note }, null, 2)}\n`);
}
