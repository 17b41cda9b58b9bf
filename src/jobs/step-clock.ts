/** Tells how long each step of a piece of work took. */
export interface StepClock {
  /** Ends the step under way and begins this one; the one under way goes on when it is named again. */
  enter(step: string): void;
  /** Milliseconds by step in the order of their beginning; the one under way ends now. */
  end(): Record<string, number>;
}

/** `elapsed` is a clock in milliseconds that never goes back. */
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
