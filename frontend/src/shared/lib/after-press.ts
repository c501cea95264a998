let isPressed = false;

if (typeof document !== 'undefined') {
  const set = (pressed: boolean) => () => (isPressed = pressed);
  document.addEventListener('mousedown', set(true), true);
  document.addEventListener('mouseup', set(false), true);
}

/**
 * Runs a task once no mouse button or finger is down. A message that appears earlier would move the page, and the click would
 * miss its target.
 */
export function afterPress(task: () => void): void {
  if (isPressed) document.addEventListener('mouseup', task, { once: true });
  else task();
}
