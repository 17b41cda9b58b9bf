import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Most of these files start whole products, databases, or browsers. The run would otherwise wait for them at the
 * end.
 */
const slow = /\/tests\/(?:system|faults)\//;

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
