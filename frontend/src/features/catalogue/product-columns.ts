import { styled } from 'styled-components';
import { from, sideways } from '../../theme/media';

/**
 * The parts of a product's page. On phones the name stands directly below the pictures, whose height leaves room for it above the keyboard;
 * sideways it stands beside them; from 1000 px the pictures are sticky beside everything else.
 */
export const ProductColumns = styled.div`
  --photo: min(100vw, 100 * var(--svh) - var(--bar) - 216px);
  display: grid;
  grid-template: 'title' 'photos' 'name' 'facts' 'rest' / minmax(0, 1fr);
  row-gap: var(--space-12);
  &[data-keyboard] {
    --photo: clamp(96px, var(--seen) - var(--bar) - 150px, 100vw);
  }
  ${sideways} {
    --photo: calc(100 * var(--svh) - 104px);
    grid-template:
      'photos title' auto
      'photos name' auto
      'photos facts' 1fr
      'rest rest' auto / minmax(0, 1fr) minmax(0, 1fr);
    column-gap: var(--space-24);
    &[data-keyboard] {
      --photo: max(96px, var(--seen) - 16px);
      grid-template-areas: 'photos name' 'photos title' 'photos facts' 'rest rest';
    }
  }
  ${from(1000)} {
    grid-template:
      'photos title' auto
      'photos facts' auto
      'photos name' auto
      'photos rest' 1fr / minmax(0, 7fr) minmax(0, 5fr);
    column-gap: var(--space-64);
  }
`;

export const ProductTitle = styled.h1`
  grid-area: title;
  overflow-wrap: anywhere;
`;

export const ProductPhotos = styled.div`
  grid-area: photos;
  min-width: 0;
  align-self: flex-start;
  ${from(1000)} {
    position: sticky;
    top: calc(var(--bar) + 24px);
  }
`;

/** The margin keeps the pictures above the focused field in view. */
export const ProductName = styled.div`
  grid-area: name;
  min-width: 0;
  input {
    scroll-margin-top: calc(var(--photo) + 44px);
    ${sideways} {
      scroll-margin: 24px 0 calc(var(--photo) - 130px);
    }
    ${from(1000)} {
      scroll-margin-top: 0;
    }
  }
  ${from(1000)} {
    margin-top: var(--space-12);
    padding-top: var(--space-24);
    border-top: 1px solid var(--border);
  }
`;

export const ProductFacts = styled.div`
  display: grid;
  grid-area: facts;
  grid-template-columns: minmax(0, 1fr);
  align-content: flex-start;
  gap: var(--space-12);
`;

export const ProductRest = styled.div`
  grid-area: rest;
  min-width: 0;
`;
