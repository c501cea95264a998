/** Pattern of a page's path, such as `/product/:id`: it holds nothing that a visitor chose or typed. */
export const PAGE_ROUTE = /^[/\w:?*-]{1,60}$/;

export const TEXT = { message: 'Debe ser un texto' };
export const WRONG_ROUTE = { message: 'Debe ser la ruta de una página, sin sus datos' };
