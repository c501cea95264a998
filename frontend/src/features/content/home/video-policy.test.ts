import { type VideoConditions, mayPlayVideo } from './video-policy';

const good: VideoConditions = {
  reducedMotion: false,
  saveData: false,
  effectiveType: '4g',
  metered: false,
  wideWindow: true,
  battery: 1,
};

describe('mayPlayVideo', () => {
  it('plays in a wide window on a fast connection', () => {
    expect(mayPlayVideo(good)).toBe(true);
  });

  it.each<[string, Partial<VideoConditions>]>([
    ['reduced motion is requested', { reducedMotion: true }],
    ['the data saver is on', { saveData: true }],
    ['the connection is 3g', { effectiveType: '3g' }],
    ['the battery is nearly empty', { battery: 0.1 }],
    ['the window is that of a phone', { wideWindow: false }],
    ['the network is mobile', { metered: true }],
  ])('does not play when %s', (_, change) => {
    expect(mayPlayVideo({ ...good, ...change })).toBe(false);
  });

  it('plays on a desktop with an unknown connection', () => {
    expect(mayPlayVideo({ ...good, effectiveType: undefined })).toBe(true);
  });
});
