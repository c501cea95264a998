import NameDialog from './NameDialog';

/** Covers the page, so each state is shown alone. */
export const isOverlay = true;

export const states = {
  // The dialog itself is outside of the page's own element.
  asks: (
    <div>
      <NameDialog item={{ id: 'line', name: 'Mochila Milano', quantity: 2 }} onClose={() => undefined} />
    </div>
  ),
};
