// `WidgetCheckout` as the provider's documents describe it. It knows the shop's page only by what it is given.
(() => {
  const script = document.currentScript;
  const origin = new URL(script.src).origin;
  const NEEDED = ['publicKey', 'currency', 'amountInCents', 'reference'];
  const FRAME =
    'position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0';

  const hyphenated = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(\d)/g, '-$1');

  /** `{ customerData: { fullName } }` → `customer-data:full-name`, the names of the payment page. */
  const flatten = (value, prefix = '') =>
    Object.entries(value).flatMap(([key, inner]) => {
      const name = prefix + hyphenated(key);
      if (inner === undefined || inner === null) return [];
      return typeof inner === 'object' ? flatten(inner, `${name}:`) : [[name, String(inner)]];
    });

  const wayBack = (redirectUrl, id) => {
    const url = new URL(redirectUrl);
    url.searchParams.set('id', id);
    url.searchParams.set('env', 'test');
    return url.href;
  };

  /** Shows the payment page over the shop's; closing it notifies no one, as with the real one. */
  function show(fields, done) {
    const query = new URLSearchParams([...fields, ['widget', '1'], ['origin', window.location.origin]]);
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Simulador de pagos, modo de pruebas');
    dialog.style.cssText = `${FRAME};background:#eef1f5`;
    const frame = document.createElement('iframe');
    frame.src = `${origin}/p/?${query}`;
    frame.title = 'Simulador de pagos, modo de pruebas';
    frame.style.cssText = FRAME;
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = '×';
    close.setAttribute('aria-label', 'Cerrar el pago');
    close.style.cssText =
      'position:fixed;top:3px;right:4px;z-index:1;width:44px;height:44px;border:0;background:none;color:#1d2430;font:28px/1 sans-serif;cursor:pointer';
    dialog.append(close, frame);

    const listen = ({ origin: from, source, data }) => {
      if (from !== origin || source !== frame.contentWindow || data?.type !== 'simulator:result') return;
      dialog.close();
      done(data.transaction);
    };
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      window.removeEventListener('message', listen);
      dialog.remove();
    });
    window.addEventListener('message', listen);
    document.body.append(dialog);
    dialog.showModal();
  }

  window.WidgetCheckout = class WidgetCheckout {
    constructor(options) {
      const missing = NEEDED.filter((name) => !options?.[name]);
      if (!options?.signature?.integrity) missing.push('signature.integrity');
      if (missing.length > 0) {
        console.error(`WidgetCheckout: missing ${missing.join(', ')}`);
        throw new Error(`WidgetCheckout: missing ${missing.join(', ')}`);
      }
      this.options = options;
    }

    open(callback) {
      const { redirectUrl } = this.options;
      show(flatten(this.options), (transaction) => {
        callback?.({ transaction });
        if (redirectUrl) window.location.assign(wayBack(redirectUrl, transaction.id));
      });
    }
  };

  // The button form: the script's own attributes are the fields, and its form gets the button.
  const { parentElement } = script;
  if (script.dataset.render === 'button' && parentElement instanceof HTMLElement) {
    const fields = [...script.attributes]
      .filter(({ name }) => name.startsWith('data-') && name !== 'data-render')
      .map(({ name, value }) => [name.slice('data-'.length), value]);
    const redirectUrl = script.getAttribute('data-redirect-url');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Pagar con el simulador (modo de pruebas)';
    button.style.cssText =
      'min-height:48px;padding:0 20px;border:0;border-radius:12px;background:#29417a;color:#fff;font:600 16px/1.2 sans-serif;cursor:pointer';
    button.addEventListener('click', () => {
      show(fields, ({ id }) => {
        if (redirectUrl) window.location.assign(wayBack(redirectUrl, id));
      });
    });
    parentElement.append(button);
  }
})();
