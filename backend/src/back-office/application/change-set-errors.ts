import { DomainError } from '../../common/domain-error.js';
import type { Confirmation } from '../domain/confirmation.js';
import type { Conflict } from '../domain/change-set.js';

export const CONFLICT = [
  409,
  'change_set.conflict',
  'Ana cambió estos datos mientras editabas. Revisa qué cambió y decide de nuevo.',
] as const;
export const CONFIRM = [
  422,
  'change_set.confirm',
  'Este precio cambia mucho. Revísalo y confirma que está bien.',
] as const;
export const NOT_FOUND = [404, 'change_set.not_found', 'No encontramos estos cambios.'] as const;
export const ROW_NOT_FOUND = [404, 'shop_row.not_found', 'No encontramos este dato en la tienda.'] as const;
export const NOT_LIVE = [409, 'change_set.not_live', 'Solo se pueden deshacer cambios publicados.'] as const;
export const PAST = [422, 'change_set.past', 'Elige una hora que no haya pasado.'] as const;
export const INVALID = [422, 'change_set.invalid', 'Con los datos de ahora, estos cambios ya no son válidos.'] as const;
export const OTHER_AUTHOR = [
  403,
  'change_set.other_author',
  'Este borrador es de otra persona. Haz tus cambios en el tuyo.',
] as const;
export const NO_CONSENT_ASKED = [
  409,
  'change_set.no_consent_asked',
  'Estos cambios no esperan una aprobación.',
] as const;
export const OWN_CONSENT = [
  403,
  'change_set.own_consent',
  'Los aprueba otra dueña: una que no los haya escrito ni publicado.',
] as const;
export const NEW_OWNER = [
  403,
  'change_set.new_owner',
  'Todavía no llevas un día como dueña: por seguridad, estos cambios los aprueba otra dueña o se publican al cumplir 24 horas.',
] as const;
export const ASKED_AGAIN = [
  409,
  'change_set.asked_again',
  'Estos cambios se volvieron a pedir después de que los abriste. Míralos otra vez antes de aprobarlos.',
] as const;
export const CONFIRM_AGAIN = [
  422,
  'change_set.confirm_again',
  'Ahora estos cambios mueven dinero o datos de contacto. Publícalos otra vez y confirma que eres tú.',
] as const;
export const PUBLISHER_LEFT = [
  422,
  'change_set.publisher_left',
  'Quien programó estos cambios ya no es dueña. Revísalos y publícalos otra vez.',
] as const;
export const REFUSED = [422, 'change_set.refused', 'Estos datos no encajan con los demás de la tienda.'] as const;

/** Another person changed the same fields, or they were changed after the set that is undone. */
export class ChangeConflictError extends DomainError {
  constructor(
    readonly conflicts: readonly Conflict[],
    isUndo = false,
  ) {
    const [author] = conflicts.flatMap((conflict) => conflict.author ?? []);
    const what = isUndo
      ? 'volvió a cambiar estos datos después, así que no se deshizo nada.'
      : 'cambió estos datos mientras editabas. Revisa qué cambió y decide de nuevo.';
    super('conflict', CONFLICT[1], `${author ?? 'Alguien'} ${what}`);
  }
}

/** Prices that must be confirmed. */
export class ConfirmationNeededError extends DomainError {
  constructor(readonly confirmations: readonly Confirmation[]) {
    const [, code, message] = CONFIRM;
    super('invalid', code, message);
  }
}
