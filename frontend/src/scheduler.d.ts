/** React's scheduler has no types of its own. */
declare module 'scheduler' {
  /** Renders in slices of `1000 / fps` milliseconds; 0 restores the usual 5 ms. */
  export function unstable_forceFrameRate(fps: number): void;
}
