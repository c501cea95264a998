import { styled } from 'styled-components';
import { layers } from '../../theme/layers';
import { from } from '../../theme/media';
import { ProductSearch } from './ProductSearch';

/** Search box of the catalogue page on phones, where the header has none. Its results lie above the page. */
export const CatalogueSearch = styled(ProductSearch)`
  margin-bottom: var(--space-16);
  > form + div {
    position: absolute;
    inset: calc(100% + var(--space-6)) 0 auto;
    z-index: ${layers.raised};
    padding: var(--space-12);
    border: 1px solid var(--border);
    border-radius: var(--radius-3);
    background: var(--surface);
    box-shadow: var(--shadow-3);
  }
  ${from(1100)} {
    display: none;
  }
`;
