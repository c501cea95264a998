import { layers } from '../../theme/layers';

/** Longer than the gap within a double tap, shorter than the gap between two intended clicks. */
const DOUBLE_TAP_MS = 300;

/** Covers the page briefly, so that the second half of a double tap does not hit the element that moves under the finger. */
export function ignoreSecondTap(): void {
  const cover = document.createElement('div');
  Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: String(layers.toast + 1) });
  document.body.append(cover);
  setTimeout(() => cover.remove(), DOUBLE_TAP_MS);
}
