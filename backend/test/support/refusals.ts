import type { DocumentedError } from '../../src/common/domain-error.js';

/**
 * The refusals among these exports, by code with their HTTP status: what the pages and other clients rely on. Each has a sentence for the
 * person who reads it.
 */
export function refusalsOf(exported: Readonly<Record<string, unknown>>): Record<string, number> {
  const isRefusal = (each: unknown): each is DocumentedError => Array.isArray(each) && typeof each[0] === 'number';
  const refusals = Object.values(exported).filter(isRefusal);
  for (const [, , sentence] of refusals) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ].{15,}\.$/u);
  return Object.fromEntries(refusals.map(([status, code]) => [code, status]));
}
