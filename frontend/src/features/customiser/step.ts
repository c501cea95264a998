import { styled } from 'styled-components';

/** One question of the customiser's form: at a click or a key the browser need not lay out and paint the others again. */
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

/** A legend of a fieldset lies on its border unless it floats. */
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

/** What a choice includes, in the owner's words. */
export const Included = styled.p`
  margin-top: var(--space-10);
  font-size: var(--font-size-sm);
  color: var(--text-soft);
`;
