import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that start whole products, databases, or browsers. If one of them started late, the whole run would have to
 * wait for it at the end.
 */
const slow = /\/tests\/(?:system|faults)\//;

/** Vitest's own order, by earlier durations or by size, with the slow files first. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
