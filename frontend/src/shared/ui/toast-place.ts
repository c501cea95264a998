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

/** Moves a message away from the focused field and the next one, the title, the dates and the control pressed last. */
export function moveClear(message: HTMLElement, pressed: Element | null): void {
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
