import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Key, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Reveal } from './reveal.ts';

interface VirtualEntriesProps {
  /** Indexes of the shown entries in the whole list. */
  shown: readonly number[];
  keyOf: (index: number) => Key;
  reveal: Reveal | null;
  renderEntry: (index: number) => ReactNode;
}

/** In pixels: a closed entry, and the gap below it. */
const closedHeight = 58;
const gap = 12;

/** Keeps the focused entry rendered even if it is scrolled out of view. */
export function VirtualEntries({ shown, keyOf, reveal, renderEntry }: VirtualEntriesProps) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measured = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    setTop((before) => (Math.abs(before - measured) < 1 ? before : measured));
  });
  const virtualizer = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => closedHeight,
    getItemKey: useCallback((position: number) => keyOf(shown[position] ?? position), [shown, keyOf]),
    gap,
    overscan: 6,
    scrollMargin: top,
    scrollPaddingStart: 24,
    rangeExtractor: (range: Range) => {
      const near = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count || near.includes(focused)) return near;
      return [...near, focused].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    const position = reveal ? shown.indexOf(reveal.index) : -1;
    if (position >= 0) virtualizer.scrollToIndex(position, { align: 'start' });
  }, [reveal, shown, virtualizer]);
  useEffect(() => {
    const place = list.current;
    const follow = (event: FocusEvent) => {
      const entry =
        event.type === 'focusin' && event.target instanceof Element && event.target.closest('[data-index]');
      setFocused(entry instanceof HTMLElement ? Number(entry.dataset.index) : null);
    };
    place?.addEventListener('focusin', follow);
    place?.addEventListener('focusout', follow);
    return () => {
      place?.removeEventListener('focusin', follow);
      place?.removeEventListener('focusout', follow);
    };
  }, []);
  return (
    <div ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((item) => (
        <div
          key={item.key}
          ref={virtualizer.measureElement}
          data-index={item.index}
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${item.start - top}px)` }}
        >
          {renderEntry(shown[item.index] ?? 0)}
        </div>
      ))}
    </div>
  );
}
