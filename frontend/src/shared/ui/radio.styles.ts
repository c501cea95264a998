import { css } from 'styled-components';

/**
 * A label around an invisible native radio, and a card beside it that shows the state. The radio is transparent without
 * `opacity`, which would create a compositing layer for each, and changes without a transition: both would delay the picture
 * that a choice changes.
 */
export const radioStyles = css`
  position: relative;
  display: block;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    border: 0;
    outline: 0;
    appearance: none;
    cursor: pointer;
  }
  > span {
    display: grid;
    border: 1px solid var(--border-strong);
    border-radius: var(--radius-2);
    background: var(--surface-raised);
  }
  input:checked + span {
    border-color: var(--brand);
    box-shadow: inset 0 0 0 1px var(--brand);
    background: var(--surface-hover);
  }
  input:focus-visible + span {
    outline: 2px solid var(--brand);
    outline-offset: 3px;
  }
`;
