import type { ChangeDto, ChangeEntity } from '../../api/back-office.api';
import { hasOwn } from '../../domain/has-own';

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
  return name !== undefined && hasOwn(SCREENS, name);
}

/** Returns the page title of a path segment. */
export function screenTitle(name: string | undefined): string {
  return isScreen(name) ? SCREENS[name] : 'Tienda';
}

/** Path segment of a new item. */
export const NEW = 'nuevo';

/** Path segment of a new item that is in the draft. */
const newItem = (key: string) => `${NEW}-${key}`;

/** Returns whether a path segment is that of a new item, which may be in the draft. */
export function isNewItem(item: string | undefined): item is string {
  return item === NEW || (item?.startsWith(newItem('')) ?? false);
}

/** Returns the new row of the draft that a path segment names. */
export function newRowOf(changes: readonly ChangeDto[], item: string): ChangeDto | undefined {
  return changes.find(({ key }) => key !== undefined && newItem(key) === item);
}

const SCREEN_OF: Partial<Record<ChangeEntity, Screen>> = {
  product: 'productos',
  option: 'opciones',
  product_group: 'grupos',
  discount_code: 'codigos',
  faq: 'textos',
};

/** Returns the path of a new row of the draft; undefined for one without a key, and for any other change. */
export function newRowPath({ entity, key, values }: ChangeDto): string | undefined {
  const screen = SCREEN_OF[entity];
  return screen && values && key !== undefined ? shopPath(screen, newItem(key)) : undefined;
}

/** Path segment of the form that changes many prices. */
export const SEVERAL = 'varios';
