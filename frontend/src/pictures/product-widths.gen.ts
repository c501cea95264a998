/** Widths of a stored picture, as in `recipe.json`: each one below its own, and its own. */
export const productWidths = [360, 560, 800, 1080];
