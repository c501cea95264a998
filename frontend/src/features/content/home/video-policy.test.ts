import { filmFor, type VideoConditions } from './video-policy';

const desktop: VideoConditions = {
  film: 'wide',
  reducedMotion: false,
  saveData: false,
  effectiveType: '4g',
  metered: false,
  battery: 1,
};
const phone: VideoConditions = { ...desktop, film: 'tall' };

it.each<[string, VideoConditions]>([
  ['wide', desktop],
  ['wide', { ...desktop, effectiveType: undefined }],
  ['tall', phone],
  ['tall', { ...phone, metered: true }],
])('plays the %s film in %j', (film, conditions) => {
  expect(filmFor(conditions)).toBe(film);
});

it.each<[string, Partial<VideoConditions>]>([
  ['reduced motion is requested', { reducedMotion: true }],
  ['the data saver is on', { saveData: true }],
  ['the connection is 3g', { effectiveType: '3g' }],
  ['the connection is 2g', { effectiveType: '2g' }],
  ['the battery is nearly empty', { battery: 0.1 }],
  ['no film fits the window', { film: undefined }],
])('plays no film when %s', (_, change) => {
  expect(filmFor({ ...desktop, ...change })).toBeUndefined();
  expect(filmFor({ ...phone, ...change })).toBeUndefined();
});

it('plays no large film on a connection that is paid by volume', () => {
  expect(filmFor({ ...desktop, metered: true })).toBeUndefined();
});
