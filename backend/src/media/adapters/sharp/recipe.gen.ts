// Made by frontend/scripts/build-pictures.mjs from frontend/src/pictures/recipe.json; do not edit.
export const RECIPE = {
  "productWidths": [
    360,
    560,
    800,
    1080
  ],
  "kernel": "lanczos2",
  "formats": {
    "avif": {
      "quality": 50,
      "effort": 0
    },
    "webp": {
      "quality": 74,
      "effort": 2
    }
  },
  "cutFormats": {
    "avif": {
      "quality": 49,
      "effort": 0
    },
    "webp": {
      "quality": 68,
      "effort": 2
    }
  },
  "share": {
    "width": 1200,
    "height": 630
  },
  "shareJpeg": {
    "quality": 80,
    "quantisationTable": 3
  }
} as const;
