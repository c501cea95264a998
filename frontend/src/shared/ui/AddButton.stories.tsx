import { AddButton } from './AddButton';

export const states = {
  'at rest': <AddButton state="idle">Agregar al carrito</AddButton>,
  adding: <AddButton state="adding">Agregar al carrito</AddButton>,
  added: <AddButton state="added">Agregar al carrito</AddButton>,
  failed: <AddButton state="failed">Agregar al carrito</AddButton>,
  'something is missing': (
    <AddButton state="idle" unready>
      Agregar al carrito
    </AddButton>
  ),
};
