import NameSheet from './NameSheet';

/** Covers the page, so each state is shown alone. */
export const isOverlay = true;

const nothing = () => undefined;

export const states = {
  // The dialog itself is outside of the page's own element.
  'asks before adding': (
    <div>
      <NameSheet
        pieces="Mochila Milano"
        action="Agregar con este nombre"
        pendingAction="Agregando..."
        onName={() => Promise.resolve('Intenta de nuevo.')}
        onLater={nothing}
        onClose={nothing}
      />
    </div>
  ),
};
