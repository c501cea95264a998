import { act } from '@testing-library/react';

/** Starts fake timers that advance in real time until the end of the test; `pass` advances them further. */
export function startClock(): void {
  jest.useFakeTimers({ advanceTimers: 1, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
}

/** Advances the fake timers. */
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Waits in real time, without advancing the fake timers. */
export const oneMillisecond = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
