import type { Page } from '@playwright/test';

/**
 * Translates the page as Chrome does: replaces each text by `<font><font>TEXT</font></font>`, also texts that come later. The
 * "translation" is in capital letters, so that a text that was not translated again differs.
 */
function translator(): void {
  const SKIPPED = 'script, style, noscript, textarea, [translate="no"], .notranslate, font[data-translated]';

  const replace = (text: Text) => {
    if (!text.data || text.parentElement?.closest(SKIPPED)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    outer.dataset.translated = '';
    inner.textContent = text.data.toLocaleUpperCase('es');
    text.replaceWith(outer);
  };
  const replaceAll = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  const start = () => {
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'en';
    replaceAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') replaceAll(target);
        else addedNodes.forEach((node) => node.isConnected && replaceAll(node));
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

/** Translates the current document, and what it shows from now on. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(translator);
}

/** Translates each document that the page opens from now on as soon as it is complete, before its code has loaded. */
export async function translateEarly(page: Page): Promise<void> {
  await page.addInitScript(translator);
}
