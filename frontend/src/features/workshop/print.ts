import { createGlobalStyle, css, styled } from 'styled-components';

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

/** Of the sheets, while the page that renders it is shown. */
export const PageMargins = createGlobalStyle<{ $margin: string }>`
  @page {
    margin: ${({ $margin }) => $margin};
  }
`;
