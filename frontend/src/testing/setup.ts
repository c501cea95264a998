import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { server } from './server';

// jsdom lays nothing out: everything counts as visible, and nothing has a size.
class VisibleAtOnce {
  constructor(private readonly report: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.report(
      [{ isIntersecting: true, target } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  unobserve() {}
  disconnect() {}
}
class NeverResized {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// As a module, jest has no global of its own.
Object.assign(globalThis, { jest, IntersectionObserver: VisibleAtOnce, ResizeObserver: NeverResized });
globalThis.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
globalThis.scrollTo = () => undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());
