import NameDialog from './NameDialog';

/** Covers the page, so each state is shown alone. */
export const isOverlay = true;

export const states = {
  asks: <NameDialog item={{ id: 'line', name: 'Mochila Milano', quantity: 2 }} onClose={() => undefined} />,
};
