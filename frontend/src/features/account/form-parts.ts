import { styled } from 'styled-components';
import { from } from '../../theme/media';

/** The fields of a form about an account, one below the other. */
export const Fields = styled.form`
  display: grid;
  gap: var(--space-20);
`;

/** Two short fields abreast where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: var(--space-20);
  ${from(560)} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The other way in, below a form. */
export const Elsewhere = styled.p`
  margin-top: var(--space-28);
  text-align: center;
`;

/** What can be done next, below what was done. */
export const Ways = styled.div`
  display: grid;
  gap: var(--space-16);
`;

/** Title of one part of the account's page. */
export const PartTitle = styled.h2`
  margin-bottom: var(--space-16);
  font-size: var(--font-size-3);
`;

/** Tells a password manager whose password a form changes; people see the address elsewhere. */
export const Username = styled.input.attrs({
  type: 'email',
  name: 'username',
  autoComplete: 'username',
  readOnly: true,
  tabIndex: -1,
})`
  display: none;
`;
