import { useSearchParams } from 'react-router';

export function useUrlState<State extends Record<string, string>>(
  first: State,
): [State, (change: Partial<State>) => void] {
  const [params, setParams] = useSearchParams();
  const state = Object.fromEntries(
    Object.entries(first).map(([name, value]) => [name, params.get(name) ?? value]),
  ) as State;
  const change = (changes: Partial<State>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined || value === first[name]) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [state, change];
}
