import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** The paths of a data folder that the marker needs. */
interface MarkedFolder {
  marker: string;
  cluster: string;
}

/**
 * Name of the file in DATA_DIR that records where a database was created, so that a missing database is not replaced
 * by an empty one.
 */
export const markerName = 'database.json';

const markerSchema = z.object({ cluster: z.string() });

/** Where this data folder's database was created, according to the marker; null if none was. */
export function readMarker({ marker, cluster }: MarkedFolder): string | null {
  if (!existsSync(marker)) return null;
  try {
    return markerSchema.parse(JSON.parse(readFileSync(marker, 'utf8'))).cluster;
  } catch {
    // Its existence is enough; if a crash truncates it, the next start rewrites it.
    return cluster;
  }
}

/** Records that there is a database. Throws the system's error if the file cannot be written. */
export function writeMarker(data: MarkedFolder): void {
  if (readMarker(data) === data.cluster) return;
  const note =
    'There is an AI Compass database in this folder. While this file exists, no empty database is created in its place.';
  writeFileSync(data.marker, `${JSON.stringify({ cluster: data.cluster, note }, null, 2)}\n`);
}
