import type { FinishedPhotoState } from '../../../api/finished-photos.api';

/** The words of staff for the state of a photo. */
export const PHOTO_WORDS: Record<FinishedPhotoState, string> = {
  waiting: 'Esperamos la respuesta de la familia.',
  approved: 'A la familia le encanta. Ya puede salir.',
  error: 'La familia vio un error: no puede salir hasta resolverlo.',
  unanswered: 'La familia no respondió en 24 horas: el pedido sigue.',
  resolved: 'El equipo decidió seguir.',
};

export const PHOTO_KINDS = {
  waiting: 'info',
  approved: 'success',
  error: 'error',
  unanswered: 'info',
  resolved: 'info',
} as const satisfies Record<FinishedPhotoState, string>;

/** The part of the order's page with the photo. */
export const PHOTO_PANEL_ID = 'foto';
