import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** The paths of a data folder that the marker needs. */
interface MarkedFolder {
  marker: string;
  cluster: string;
}

/** Name of the file in DATA_DIR that says where a database was made, so that one that is missing later is not replaced by an empty one. */
export const markerName = 'database.json';

const markerSchema = z.object({ cluster: z.string() });

/** Where a database of this data folder was made, as the marker says; null when none was. */
export function readMarker({ marker, cluster }: MarkedFolder): string | null {
  if (!existsSync(marker)) return null;
  try {
    return markerSchema.parse(JSON.parse(readFileSync(marker, 'utf8'))).cluster;
  } catch {
    // Its presence says enough; cut off by a crash, it is written again at the next start.
    return cluster;
  }
}

/** Remembers that there is a database. Throws the system's error when the file cannot be written. */
export function writeMarker(data: MarkedFolder): void {
  if (readMarker(data) === data.cluster) return;
  const note =
    'There is an AI Compass database in this folder. While this file exists, no empty database is created in its place.';
  writeFileSync(data.marker, `${JSON.stringify({ cluster: data.cluster, note }, null, 2)}\n`);
}
