import { RecordingPlatform } from './recording-platform.js';

it('keeps the latest messages and gives each its own id', async () => {
  const platform = new RecordingPlatform();
  const wamids = new Set<string>();
  for (let count = 0; count < 120; count += 1) {
    const message = { messageId: `m-${count}`, to: { waId: '573001234567', userId: null }, text: 'Hola' };
    wamids.add((await platform.send(message)).wamid);
  }
  expect(wamids.size).toBe(120);
  expect(platform.sent).toHaveLength(100);
  expect(platform.sent.at(-1)?.messageId).toBe('m-119');
});
