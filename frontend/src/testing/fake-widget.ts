import { act } from '@testing-library/react';

type Callback = (result: unknown) => void;

/** The provider's script as a page knows it: an address that loads, and a class that shows a frame. */
export function fakeWidget(widgetUrl: string) {
  const opened: { options: unknown; callback: Callback; frame: HTMLIFrameElement }[] = [];
  const script = () => document.querySelector<HTMLScriptElement>(`script[src="${widgetUrl}"]`);

  class WidgetCheckout {
    constructor(private readonly options: unknown) {}
    open(callback: Callback) {
      const frame = document.createElement('iframe');
      frame.src = `${new URL(widgetUrl).origin}/p/`;
      document.body.append(frame);
      opened.push({ options: this.options, callback, frame });
    }
  }

  const end = (type: 'load' | 'error') => act(() => Promise.resolve(script()!.dispatchEvent(new Event(type))));
  return {
    opened,
    script,
    /** The script runs; another class than the usual one when a test says so. */
    arrive: async (defined: unknown = WidgetCheckout) => {
      Object.assign(window, { WidgetCheckout: defined });
      await end('load');
    },
    fail: () => end('error'),
    /** What the script tells the page, after it took its frame away. */
    answer: (result: unknown) =>
      act(() => {
        const { callback, frame } = opened.at(-1)!;
        frame.remove();
        callback(result);
        return Promise.resolve();
      }),
    /** The payer's X: nobody is called. */
    close: () => act(() => Promise.resolve(opened.at(-1)!.frame.remove())),
  };
}

/** The forms that left for another page, as address and fields. */
export function watchForms() {
  const sent: { action: string; fields: Record<string, string> }[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value] as const);
    sent.push({ action: this.action, fields: Object.fromEntries(fields) });
  });
  return sent;
}
