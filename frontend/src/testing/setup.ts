import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { CART_COOKIE } from '../shared/lib/browser-storage';
import { oneMillisecond } from './clock';
import { forgetDrafts } from './drafts';
import { server } from './server';

// Lazy components load slowly on a busy machine.
configure({ asyncUtilTimeout: 10_000, unstable_advanceTimersWrapper: oneMillisecond });
// React creates an error for every element. Jest would keep a hundred stack frames of each; Node's default of ten is enough
// to find a test's line.
Error.stackTraceLimit = 10;

// jsdom has no layout: everything counts as visible, and nothing is resized.
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
// React reads the form whose submission starts a navigation, but the environment's FormData is Node's, which does not support
// forms.
class FormDataWithoutForm extends FormData {
  constructor() {
    super();
  }
}
// ES modules have no global `jest`.
Object.assign(globalThis, {
  jest,
  FormData: FormDataWithoutForm,
  IntersectionObserver: VisibleAtOnce,
  ResizeObserver: NeverResized,
});
globalThis.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
globalThis.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
// jsdom does not implement dialogs.
HTMLDialogElement.prototype.show = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('a[href], button, input, textarea')?.focus();
};
HTMLDialogElement.prototype.close = function close(returnValue?: string) {
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  forgetDrafts();
  document.cookie = `${CART_COOKIE}=; Max-Age=0; Path=/`;
  server.resetHandlers();
});
afterAll(() => server.close());
