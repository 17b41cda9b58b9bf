import { describe, expect, it } from 'vitest';
import { createBrowserStorage } from './browser-storage.ts';

function memoryStorage(limit = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}

describe('browser storage', () => {
  it('keeps and returns texts and JSON', () => {
    const memory = memoryStorage();
    const storage = createBrowserStorage(() => memory);
    storage.write('mode', 'advanced');
    storage.writeJson('draft', { tasks: [1] });
    expect(storage.read('mode')).toBe('advanced');
    expect(storage.readJson('draft')).toEqual({ tasks: [1] });
    storage.remove('mode');
    expect(storage.read('mode')).toBeNull();
  });

  it('lists the keys with a prefix', () => {
    const memory = memoryStorage();
    const storage = createBrowserStorage(() => memory);
    for (const key of ['entry/1', 'entry/2', 'other']) storage.write(key, 'x');
    expect(storage.keys('entry/')).toEqual(['entry/1', 'entry/2']);
  });

  it('returns null for invalid JSON and missing values', () => {
    const memory = memoryStorage();
    const storage = createBrowserStorage(() => memory);
    storage.write('draft', '{broken');
    expect(storage.readJson('draft')).toBeNull();
    expect(storage.readJson('nothing')).toBeNull();
  });

  it('never throws, whatever the browser does', () => {
    const forbidden = createBrowserStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const memory = memoryStorage(3);
    const full = createBrowserStorage(() => memory);
    expect(forbidden.read('a')).toBeNull();
    expect(forbidden.write('a', 'b')).toBe(false);
    expect(forbidden.keys('')).toEqual([]);
    expect(() => forbidden.remove('a')).not.toThrow();
    expect(full.write('a', 'more than three')).toBe(false);
    expect(full.write('a', 'two')).toBe(true);
    full.remove('a');
    expect(full.read('a')).toBeNull();
  });
});
