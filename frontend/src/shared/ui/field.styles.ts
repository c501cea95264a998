import { css, styled } from 'styled-components';

/** A field with its label above and its hint below. */
export const FieldRoot = styled.div`
  display: grid;
  align-content: flex-start;
  gap: var(--space-6);
  label {
    font-size: var(--font-size-sm);
    font-weight: 600;
  }
`;

export const Optional = styled.span`
  font-weight: 400;
  color: var(--text-soft);
`;

/** Hint on the left, counter on the right. */
export const FieldFoot = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-12);
  font-size: var(--font-size-xs);
  line-height: 1.4;
  color: var(--text-soft);
  font-variant-numeric: tabular-nums;
`;

const invalid = css`
  border-color: var(--danger);
  box-shadow: inset 0 0 0 1px var(--danger);
`;

export const Control = styled.input`
  width: 100%;
  min-height: 52px;
  padding: var(--space-12) var(--space-14);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-2);
  background: var(--surface-raised);
  font-size: 1rem;
  line-height: 1.4;
  transition:
    border-color var(--motion-1),
    box-shadow var(--motion-1);
  &:is(textarea) {
    min-height: 112px;
    resize: vertical;
  }
  &:hover {
    border-color: var(--brand-hover);
  }
  &[aria-invalid='true'] {
    ${invalid}
  }
  &:focus {
    outline: 2px solid transparent;
    border-color: var(--brand);
    box-shadow:
      inset 0 0 0 1px var(--brand),
      0 0 0 4px var(--brand-light);
  }
  &:disabled {
    border-color: var(--border);
    background: var(--surface-alt);
    color: var(--text-soft);
  }
`;
