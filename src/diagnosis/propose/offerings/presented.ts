import type { OfferedService } from './offered-services.ts';

export interface Presented {
  name: string;
  span: OfferedService['spans'][number];
  /** Number of words on the page or under the heading; 0 for a service from a sentence. */
  words: number;
  byNeighbors: boolean;
  /** `adds`: this place alone is enough to add the service. `joins`: it is evidence for a service found elsewhere. */
  adds: boolean;
  joins: boolean;
}
