import { isCutOff } from './photo-file';

const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const data = (length: number) => Array<number>(length).fill(7);

it.each([
  ['a whole JPEG', [...START, ...data(50), ...END], false],
  ['one with data of the camera after its end', [...START, ...data(50), ...END, ...data(20)], false],
  ['one that was cut off', [...START, ...data(50)], true],
  ['one that was cut off after the end of its preview', [...START, ...data(5), ...END, ...data(50)], true],
  ['another type', data(50), false],
])('says whether a photo was cut off: %s', async (_, bytes, isBroken) => {
  expect(await isCutOff(new Blob([new Uint8Array(bytes)]))).toBe(isBroken);
});
