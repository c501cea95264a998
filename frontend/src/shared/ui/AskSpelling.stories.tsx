import { AskSpelling } from './AskSpelling';

/** Covers the page, so each state is shown alone. */
export const isOverlay = true;

export const states = {
  asks: (
    <AskSpelling
      ordering={{
        spelling: [{ label: 'Nombre', text: 'Íñigo' }],
        order: () => undefined,
        confirm: () => undefined,
        correct: () => undefined,
      }}
    />
  ),
};
