let isPressed = false;

if (typeof document !== 'undefined') {
  const set = (pressed: boolean) => () => (isPressed = pressed);
  document.addEventListener('mousedown', set(true), true);
  document.addEventListener('mouseup', set(false), true);
}

/**
 * Runs a task when the mouse button or finger that is down, if any, is released. A message that appears before that would move the
 * page below it, and the press would miss what it was meant for.
 */
export function afterPress(task: () => void): void {
  if (isPressed) document.addEventListener('mouseup', task, { once: true });
  else task();
}
