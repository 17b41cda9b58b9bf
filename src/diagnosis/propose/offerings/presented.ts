import type { OfferedService } from './offered-services.ts';

/** One place that presents a service. */
export interface Presented {
  name: string;
  span: OfferedService['spans'][number];
  /** Number of words on the page, or under the heading. */
  words: number;
  byNeighbours: boolean;
  /**
   * Whether this place alone is reason enough to name the service, and whether it is evidence for a service already
   * found elsewhere.
   */
  adds: boolean;
  joins: boolean;
}
