import { STORAGE_KEYS } from '../../shared/lib/browser-storage';
import { foldText } from '../../shared/lib/fold-text';

/** Number of stored searches. */
const KEPT = 5;

/** Returns this browser's searches, newest first. Empty when storage is blocked or its value is invalid. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.recentSearches) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Stores a search as the newest; replaces another spelling of it. */
export function rememberSearch(text: string): void {
  const trimmed = text.trim();
  if (!trimmed) return;
  const others = recentSearches().filter((other) => foldText(other) !== foldText(trimmed));
  store([trimmed, ...others].slice(0, KEPT));
}

export function forgetSearches(): void {
  store([]);
}

function store(texts: readonly string[]): void {
  try {
    if (texts.length > 0) localStorage.setItem(STORAGE_KEYS.recentSearches, JSON.stringify(texts));
    else localStorage.removeItem(STORAGE_KEYS.recentSearches);
  } catch {
    // Storage is blocked or full: the search works without it.
  }
}
