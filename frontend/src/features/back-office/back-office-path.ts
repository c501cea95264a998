/** Path of the back office. */
export const SHOP_PATH = '/panel/tienda';

/** Titles of the screens by path segment. */
export const SCREENS = {
  precios: 'Precios y opciones',
  productos: 'Productos',
  opciones: 'Bordado y extras',
  kit: 'Kit de lujo',
  grupos: 'Grupos y orden',
  codigos: 'Códigos',
  datos: 'Datos de la tienda',
  vacaciones: 'Vacaciones',
  textos: 'Textos y preguntas',
  historial: 'Historial',
  registro: 'Registro',
  revisar: 'Revisar',
} as const;

export type Screen = keyof typeof SCREENS;

/** Returns the path of a screen or of an item in it. */
export function shopPath(screen: Screen, item?: string | number): string {
  return [SHOP_PATH, screen, item].filter((part) => part !== undefined).join('/');
}

export function isScreen(name: string | undefined): name is Screen {
  return name !== undefined && Object.hasOwn(SCREENS, name);
}

/** Returns the page title of a path segment. */
export function screenTitle(name: string | undefined): string {
  return isScreen(name) ? SCREENS[name] : 'Tienda';
}

/** Path segment of a new item. */
export const NEW = 'nuevo';

/** Path segment of the form that changes many prices. */
export const SEVERAL = 'varios';
