import { AddOnRow } from './AddOnRow';

export const states = {
  'left out': (
    <AddOnRow
      label="Pompón"
      description="A juego con tu bolso"
      price={45_000}
      checked={false}
      onChange={() => undefined}
    />
  ),
  chosen: (
    <AddOnRow label="Pompón" description="A juego con tu bolso" price={45_000} checked onChange={() => undefined} />
  ),
};
