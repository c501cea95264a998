// Made by scripts/build-pictures.mjs from public/assets/customizer; do not edit.
export const customizerLayers = {
  hash: 'ca33abc377',
  width: 1080,
  height: 1080,
  widths: [480, 960],
} as const;
