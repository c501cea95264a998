import { styled } from 'styled-components';

/** One step of the form. It contains its layout, so that a change does not lay out and paint the other steps again. */
export const Step = styled.div`
  contain: layout;
  isolation: isolate;
  padding-block: var(--space-24) var(--space-26);
  border-top: 1px solid var(--border);
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

/** Floats, because a legend would otherwise overlap the border of its fieldset. */
export const StepTitle = styled.h2`
  float: left;
  width: 100%;
  margin-bottom: var(--space-14);
  padding: 0;
  font: 600 var(--font-size-lg) / 1.3 var(--font-text);
  letter-spacing: 0;
  color: var(--text);
  & + * {
    clear: both;
  }
`;

/** The owner's text about what a choice includes. */
export const Included = styled.p`
  margin-top: var(--space-10);
  font-size: var(--font-size-sm);
  color: var(--text-soft);
`;
