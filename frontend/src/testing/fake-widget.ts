import { act } from '@testing-library/react';

type Callback = (result: unknown) => void;

/** The provider's script from the page's point of view: a URL that loads, and a class that opens an iframe. */
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
    /** Loads the script; it defines `WidgetCheckout` unless a test passes something else. */
    arrive: async (defined: unknown = WidgetCheckout) => {
      Object.assign(window, { WidgetCheckout: defined });
      await end('load');
    },
    fail: () => end('error'),
    /** Removes the iframe and calls the callback with a result, like the script. */
    answer: (result: unknown) =>
      act(() => {
        const { callback, frame } = opened.at(-1)!;
        frame.remove();
        callback(result);
        return Promise.resolve();
      }),
    /** Closes the iframe with its X, without calling the callback. */
    close: () => act(() => Promise.resolve(opened.at(-1)!.frame.remove())),
  };
}

/** Records the submitted forms, as URL and fields. */
export function watchForms() {
  const sent: { action: string; fields: Record<string, string> }[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value] as const);
    sent.push({ action: this.action, fields: Object.fromEntries(fields) });
  });
  return sent;
}
