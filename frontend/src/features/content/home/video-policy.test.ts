import { type VideoConditions, mayPlayVideo } from './video-policy';

const good: VideoConditions = {
  reducedMotion: false,
  saveData: false,
  effectiveType: '4g',
  wideWindow: false,
  battery: 1,
};

describe('mayPlayVideo', () => {
  it('plays on a fast connection, also on a phone', () => {
    expect(mayPlayVideo(good)).toBe(true);
  });

  it.each<[string, Partial<VideoConditions>]>([
    ['reduced motion is requested', { reducedMotion: true }],
    ['the data saver is on', { saveData: true }],
    ['the connection is 3g', { effectiveType: '3g' }],
    ['the battery is nearly empty', { battery: 0.1 }],
    ['the connection of a phone is unknown', { effectiveType: undefined }],
  ])('does not play when %s', (_, change) => {
    expect(mayPlayVideo({ ...good, ...change })).toBe(false);
  });

  it('plays on a desktop with an unknown connection', () => {
    expect(mayPlayVideo({ ...good, effectiveType: undefined, wideWindow: true })).toBe(true);
  });
});
