import { css, styled } from 'styled-components';

/** A field with its label above and its hint below. */
export const FieldRoot = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
  label {
    font-size: var(--text-sm);
    font-weight: 600;
  }
`;

export const Star = styled.span`
  color: var(--danger-700);
`;

export const Optional = styled.span`
  font-weight: 400;
  color: var(--ink-soft);
`;

/** Hint at the left, counter at the right. */
export const FieldFoot = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  font-size: var(--text-xs);
  line-height: 1.4;
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;
`;

const invalid = css`
  border-color: var(--danger-700);
  box-shadow: inset 0 0 0 1px var(--danger-700);
`;

export const Control = styled.input`
  width: 100%;
  min-height: 52px;
  padding: 12px 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-2);
  background: var(--white);
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
    border-color: var(--brand-600);
  }
  &[aria-invalid='true'] {
    ${invalid}
  }
  &:focus {
    outline: 2px solid transparent;
    border-color: var(--brand-700);
    box-shadow:
      inset 0 0 0 1px var(--brand-700),
      0 0 0 4px var(--brand-100);
  }
  &:disabled {
    border-color: var(--line);
    background: var(--surface-alt);
    color: var(--ink-soft);
  }
`;
