import { AskSpelling } from './AskSpelling';

/** Covers the page, so each state is shown alone. */
export const isOverlay = true;

export const states = {
  asks: (
    <AskSpelling
      confirmation={{
        spelling: [{ label: 'Nombre', text: 'Íñigo' }],
        add: () => undefined,
        confirm: () => undefined,
        correct: () => undefined,
      }}
    />
  ),
};
