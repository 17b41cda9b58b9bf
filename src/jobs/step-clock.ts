export interface StepClock {
  enter(step: string): void;
  end(): Record<string, number>;
}

/** `elapsed` is a monotonic clock in milliseconds. */
export function createStepClock(first: string, elapsed: () => number): StepClock {
  const times = new Map<string, number>();
  let [step, since] = [first, elapsed()];
  const settle = () => {
    const at = elapsed();
    times.set(step, (times.get(step) ?? 0) + at - since);
    since = at;
  };
  return {
    enter: (next) => {
      if (next === step) return;
      settle();
      step = next;
    },
    end: () => {
      settle();
      return Object.fromEntries([...times].map(([name, ms]) => [name, Math.round(ms)]));
    },
  };
}
