import { css } from 'styled-components';

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='white' " +
  "stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3 8.5l3.2 3.2L13 4.8'/%3E%3C/svg%3E\")";

/** A native checkbox of 24 px; the whole row is the click target. */
export const checkStyles = css`
  appearance: none;
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 1.5px solid var(--border-strong);
  border-radius: var(--radius-2);
  background: var(--surface-raised) center / 16px no-repeat;
  cursor: pointer;
  &:checked {
    border-color: var(--brand);
    background-color: var(--brand);
    background-image: ${tick};
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
  }
`;
