import { styled } from 'styled-components';
import { from } from '../../theme/media';
import { ProductSearch } from './ProductSearch';

/** Search field of the catalogue page on phones, where the header has none. */
export const CatalogueSearch = styled(ProductSearch)`
  margin-bottom: var(--space-16);
  ${from(1100)} {
    display: none;
  }
`;
