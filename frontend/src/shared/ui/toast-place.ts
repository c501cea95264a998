type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Between a message and what it must not cover, in pixels. */
const GAP = 8;

/**
 * How far a message moves down, in pixels, so that it covers none of `obstacles`: from the lower half of the area upwards, from the upper half
 * downwards. Where they leave no place, the last ones may be covered.
 */
export function clearShift(message: Box, obstacles: readonly Box[], area: Pick<Box, 'top' | 'bottom'>): number {
  const height = message.bottom - message.top;
  const isBelow = message.top + message.bottom > area.top + area.bottom;
  const start = Math.min(message.top, area.bottom - height);
  const beside = obstacles.filter(({ left, right }) => left < message.right && right > message.left);
  for (let count = beside.length; count > 0; count -= 1) {
    let top = start;
    while (top >= area.top && top + height <= area.bottom) {
      const hit = beside.slice(0, count).find((box) => box.top < top + height && box.bottom > top);
      if (!hit) return top - message.top;
      top = isBelow ? hit.top - GAP - height : hit.bottom + GAP;
    }
  }
  return start - message.top;
}

/** After a scroll, in milliseconds. */
const SETTLED = 150;

/**
 * From now on keeps each message off what the shopper needs to see: the focused field and the next one, the title, the dates and the control
 * pressed last. Returns a function that stops it.
 */
export function keepMessagesClear(): () => void {
  const place = document.querySelector<HTMLElement>('[data-toasts]');
  if (!place) return () => undefined;
  let pressed: Element | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const remember = ({ target }: Event) => void (pressed = target as Element);
  const move = () => {
    if (place.textContent) moveClear(place, pressed);
  };
  const moveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(move, SETTLED);
  };
  // Called before the message is painted.
  const messages = new MutationObserver(move);
  messages.observe(place, { childList: true, subtree: true });
  addEventListener('click', remember, true);
  const events = [
    [window, 'scroll'],
    [window, 'focusin'],
    [window.visualViewport, 'resize'],
  ] as const;
  events.forEach(([target, event]) => target?.addEventListener(event, moveSoon));
  return () => {
    clearTimeout(timer);
    messages.disconnect();
    removeEventListener('click', remember, true);
    events.forEach(([target, event]) => target?.removeEventListener(event, moveSoon));
  };
}

/** Moves a message once. */
function moveClear(message: HTMLElement, pressed: Element | null): void {
  message.style.transform = '';
  const fields = [...document.querySelectorAll('main input, main textarea, main select')];
  const focused = fields.indexOf(document.activeElement!);
  const kept = [
    ...(focused < 0 ? [] : fields.slice(focused, focused + 2)),
    ...document.querySelectorAll('main h1, [data-date]'),
    ...(pressed ? [pressed] : []),
  ];
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const area = { top: Math.max(offsetTop, header), bottom: offsetTop + height };
  const boxes = kept.map((element) => element.getBoundingClientRect());
  const shift = clearShift(message.getBoundingClientRect(), boxes, area);
  if (shift !== 0) message.style.transform = `translateY(${shift}px)`;
}
