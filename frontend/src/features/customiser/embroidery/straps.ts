/** The woven straps; the place of each is the number of its pictures. */
export const STRAPS: readonly string[] = [
  'ethnic-diamonds',
  'black-herringbone',
  'camel-stripes',
  'pink-hearts',
  'navy-zigzag',
  'navy-stars',
  'lavender-flowers',
  'jungle-diamonds',
  'red-stripes',
  'anchors',
  'pink-herringbone',
  'paw-prints',
  'butterflies',
];
