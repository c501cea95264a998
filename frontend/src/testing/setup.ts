import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { oneMillisecond } from './clock';
import { forgetDrafts } from './forget-drafts';
import { server } from './server';

// A busy machine brings lazy parts late.
configure({ asyncUtilTimeout: 10_000, unstable_advanceTimersWrapper: oneMillisecond });
// React makes an error for every element. Jest would keep a hundred calls of each, Node's own ten find a test's line.
Error.stackTraceLimit = 10;

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
// React reads a submitted form that starts a navigation; the environment's FormData is Node's, which knows no forms.
class FormDataWithoutForm extends FormData {
  constructor() {
    super();
  }
}
// As a module, jest has no global of its own.
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
// jsdom opens no dialogs.
HTMLDialogElement.prototype.show = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
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
  server.resetHandlers();
});
afterAll(() => server.close());
