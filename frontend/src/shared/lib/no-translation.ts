/** For an SVG with text, whose types lack the attribute: the element that a translator puts around a text hides it there. */
export const NO_TRANSLATION: object = { translate: 'no' };
