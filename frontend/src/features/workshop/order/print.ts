import { css, styled } from 'styled-components';

/** For what belongs on the screen alone. */
export const screenOnly = css`
  @media print {
    display: none !important;
  }
`;

/** For what belongs on paper alone. */
export const PrintOnly = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;
