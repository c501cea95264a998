/** Titles of the kinds of options, in the order of the screens. */
export const OPTION_KINDS: Readonly<Record<string, string>> = {
  add_on: 'Complementos',
  font_style: 'Letras',
  font_size: 'Tamaños',
  font_color: 'Hilos',
  animal_theme: 'Motivos',
  bag_color: 'Colores del bolso',
  strap: 'Reatas',
};
