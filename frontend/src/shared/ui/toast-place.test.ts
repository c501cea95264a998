import { clearShift } from './toast-place';

const AREA = { top: 64, bottom: 800 };
const box = (top: number, height: number, left = 0) => ({ top, bottom: top + height, left, right: left + 300 });

it.each([
  ['stays where nothing is', box(620, 100), [box(100, 40)], 0],
  ['moves up from the lower edge', box(620, 100), [box(650, 50)], -78],
  ['moves over several obstacles', box(620, 100), [box(650, 50), box(500, 60)], -228],
  ['moves down from the upper edge', box(100, 100), [box(120, 60)], 88],
  ['ignores what is beside it', box(100, 100), [box(120, 60, 400)], 0],
  ['moves above the keyboard', box(760, 100), [], -60],
  // The first obstacles are the fields.
  ['covers the last obstacles where there is no place', box(620, 100), [box(700, 60), box(64, 560)], -28],
])('%s', (_what, message, obstacles, shift) => {
  expect(clearShift(message, obstacles, AREA)).toBe(shift);
});
