import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

const look = css`
  color: var(--brand);
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: var(--thread);
  text-decoration-thickness: 1.5px;
  text-underline-offset: 4px;
  &:hover {
    text-decoration-color: var(--brand);
  }
`;

/** Link in a text to another page of the shop. */
export const TextLink = styled(Link)`
  ${look}
`;

/** Link that is the action of a short sentence: fingers hit it like a button, and the lines keep their height. */
export const ActionLink = styled(TextLink)`
  padding-block: var(--space-14);
`;

/** Link in a text to an external URL, an email or a phone number. */
export const TextAnchor = styled.a`
  ${look}
`;
