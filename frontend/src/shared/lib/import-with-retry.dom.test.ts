import { importWithRetry } from './import-with-retry';

const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const load = jest.fn<Promise<string>, []>();

let warned: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
  warned = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  warned.mockRestore();
});

describe('importWithRetry', () => {
  it('retries at growing intervals until the server is back', async () => {
    load.mockImplementation(unreachable);
    const result = importWithRetry(load);
    for (const pause of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      load.mockClear();
      await jest.advanceTimersByTimeAsync(pause - 1);
      expect(load).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(load).toHaveBeenCalledTimes(1);
    }
    load.mockResolvedValue('code');
    await jest.advanceTimersByTimeAsync(30_000);
    await expect(result).resolves.toBe('code');
  });

  it('retries at once when the network is back', async () => {
    load.mockImplementationOnce(unreachable).mockResolvedValueOnce('code');
    const result = importWithRetry(load);
    await jest.advanceTimersByTimeAsync(0);
    dispatchEvent(new Event('online'));
    await expect(result).resolves.toBe('code');
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('does not retry code that loaded and failed', async () => {
    load.mockRejectedValue(new ReferenceError('x is not defined'));
    await expect(importWithRetry(load)).rejects.toThrow('x is not defined');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
