import type { OfferedService } from './offered-services.ts';

/** One place that presents a service. */
export interface Presented {
  name: string;
  span: OfferedService['spans'][number];
  /** Words of the page, or under the heading. */
  words: number;
  byNeighbours: boolean;
  /** Whether this place alone justifies naming it, and whether the place is evidence for an already known service. */
  adds: boolean;
  joins: boolean;
}
