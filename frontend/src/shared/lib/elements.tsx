import type { ReactElement } from 'react';

/**
 * Content without bare text, for a component that puts it beside other elements. When a browser translates the page, it replaces
 * text nodes, and React can then neither remove nor change a text that is not the only child of its element.
 */
export type Elements = Content | '';

/** Content of a component that gives a text an element of its own, with `textAsElement`. */
export type TextOrElements = Content | string;

type Content = ReactElement | boolean | null | undefined | readonly Elements[];

/** Gives a text an element of its own, so that other elements can stand beside it. */
export function textAsElement(content: TextOrElements): Elements {
  return typeof content === 'string' ? <span>{content}</span> : content;
}

/** For an SVG with text, whose types lack the attribute: the element that a translator puts around a text hides it there. */
export const NO_TRANSLATION: object = { translate: 'no' };
