import { layers } from '../../theme/layers';

/** Longer than the gap within a double tap, shorter than it takes to mean a second press. */
const DOUBLE_TAP_MS = 300;

/** Covers the page for a moment: the second half of a double tap falls on what comes to lie under the finger. */
export function ignoreSecondTap(): void {
  const cover = document.createElement('div');
  Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: String(layers.toast + 1) });
  document.body.append(cover);
  setTimeout(() => cover.remove(), DOUBLE_TAP_MS);
}
