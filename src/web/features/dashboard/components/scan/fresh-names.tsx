import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import type { CloserReading } from '#shared/schemas/closer-reading.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { isReadingCloser } from '../../rules/describe-reading.ts';

const none: ReadonlySet<string> = new Set();
const FreshNames = createContext<ReadonlySet<string>>(none);

export function FreshNamesProvider({
  reading,
  children,
}: {
  reading: CloserReading | null;
  children: ReactNode;
}) {
  const waited = useRef(false);
  if (isReadingCloser(reading)) waited.current = true;
  const isFresh = waited.current && reading?.status === 'done' && !reading.keptEdits;
  const names = useMemo(
    () => (isFresh && reading ? new Set([...reading.changes.workflows, ...reading.changes.offerings]) : none),
    [isFresh, reading],
  );
  return <FreshNames value={names}>{children}</FreshNames>;
}

export function FreshMark({ name }: { name: string }) {
  return useContext(FreshNames).has(name) ? <Badge tone="info">New</Badge> : null;
}
