import type { OfferedService } from './offered-services.ts';

/** One place that presents a service. */
export interface Presented {
  name: string;
  span: OfferedService['spans'][number];
  /** Words of the page, or beneath the heading. */
  words: number;
  byNeighbours: boolean;
  /** Whether it may be named for this place alone, and whether the place is evidence of a service that is known already. */
  adds: boolean;
  joins: boolean;
}
