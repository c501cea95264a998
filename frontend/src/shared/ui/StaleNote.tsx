import { Note } from './Note';

/** Above data of staff that could not be read again. */
export function StaleNote() {
  return <Note kind="warning">Sin conexión: esto es lo último que vimos. Lo volvemos a intentar solos.</Note>;
}
