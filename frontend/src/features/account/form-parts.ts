import { styled } from 'styled-components';
import { from } from '../../theme/media';

/** Layout of account forms: one column. */
export const Fields = styled.form`
  display: grid;
  gap: var(--space-20);
`;

/** Two short fields, side by side on wide screens. */
export const Pair = styled.div`
  display: grid;
  gap: var(--space-20);
  ${from(560)} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Link below a form, for example from login to registration. */
export const Elsewhere = styled.p`
  margin-top: var(--space-28);
  text-align: center;
`;

/** Next actions below a result. */
export const Ways = styled.div`
  display: grid;
  gap: var(--space-16);
`;

/** Title of a section of the account page. */
export const PartTitle = styled.h2`
  margin-bottom: var(--space-16);
  font-size: var(--font-size-3);
`;

/** Hidden field with the email address for password managers. */
export const Username = styled.input.attrs({
  type: 'email',
  name: 'username',
  autoComplete: 'username',
  readOnly: true,
  tabIndex: -1,
})`
  display: none;
`;
