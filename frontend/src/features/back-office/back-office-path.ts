/** Where the back office begins. */
export const SHOP_PATH = '/panel/tienda';

/** The screens, by the word in their address, with their titles. */
export const SCREENS = {
  precios: 'Precios y opciones',
  productos: 'Productos',
  codigos: 'Códigos',
  datos: 'Datos de la tienda',
  vacaciones: 'Vacaciones',
  textos: 'Textos y preguntas',
  historial: 'Historial',
  revisar: 'Revisar',
} as const;

export type Screen = keyof typeof SCREENS;

/** The address of a screen, or of one thing in it. */
export function shopPath(screen: Screen, item?: string | number): string {
  return [SHOP_PATH, screen, item].filter((part) => part !== undefined).join('/');
}

export function isScreen(name: string | undefined): name is Screen {
  return name !== undefined && Object.hasOwn(SCREENS, name);
}

/** Title of the page under a path. */
export function screenTitle(name: string | undefined): string {
  return isScreen(name) ? SCREENS[name] : 'Tienda';
}

/** Stands in the address for a thing that does not exist yet. */
export const NEW = 'nuevo';
