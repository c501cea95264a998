import { SpellingCheck } from './SpellingCheck';

/** Covers the page, so each state is shown alone. */
export const isOverlay = true;

export const states = {
  'two texts': (
    <SpellingCheck
      texts={[
        { label: 'Nombre', text: 'Íñigo' },
        { label: 'Llavero', text: 'Iñi' },
      ]}
      onConfirm={() => undefined}
      onCorrect={() => undefined}
    />
  ),
};
