/** Photos of finished pieces that wait for an answer, for staff. */
export const PHOTOS_PATH = '/panel/fotos';
