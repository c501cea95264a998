/** True for a link to this site that opens in this window. */
export function opensHere({ target, origin }: HTMLAnchorElement): boolean {
  return target === '' && origin === location.origin;
}

/** False for a press that opens a menu, another tab or a download. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
