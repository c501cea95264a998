import { act } from '@testing-library/react';

/** From here to the end of the test time goes by as ever, and at once where the test says so with `pass`. */
export function startClock(): void {
  jest.useFakeTimers({ advanceTimers: 1, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
}

/** So much time goes by. */
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** What is waited for comes in its own time: waiting puts no clock forward. */
export const oneMillisecond = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
