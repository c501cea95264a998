import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { consumerAuthority, phoneLink, SHOP_NAME } from '../../shared/lib/shop';
import { useSettings } from '../../shared/lib/use-settings';
import { from } from '../../theme/media';

/** The information that Ley 1480 requires of every seller: the terms, the consumer authority, and the seller's data. */
export function FooterLegal() {
  const { contact, legal } = useSettings();
  return (
    <Legal>
      <ul>
        <li>
          <Link to="/terminos">Términos y condiciones</Link>
        </li>
        <li>
          <Link to="/privacidad">Política de privacidad</Link>
        </li>
        <li>
          <Link to="/mis-datos">Mis datos personales</Link>
        </li>
        <li>
          <a href={consumerAuthority.url} target="_blank" rel="noopener">
            {consumerAuthority.name}
          </a>
        </li>
      </ul>
      <address>
        <span>
          <span translate="no">{legal.name}</span>
          {legal.taxId && <span>{`, NIT ${legal.taxId}`}</span>}
        </span>
        <span>{contact.address}</span>
        {contact.phone && (
          <a translate="no" href={phoneLink(contact.phone)}>
            {contact.phone}
          </a>
        )}
        <a translate="no" href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      </address>
      <p>
        <span>{'© '}</span>
        <span translate="no">{SHOP_NAME}</span>
        <span>. Precios en pesos colombianos (COP).</span>
      </p>
    </Legal>
  );
}

const Legal = styled.div`
  display: grid;
  gap: var(--space-8);
  padding-top: var(--space-20);
  border-top: 1px solid var(--border-on-dark-soft);
  font-size: var(--font-size-xs);
  ul,
  address {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-24);
    font-style: normal;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    text-decoration-color: var(--thread-light);
    text-underline-offset: 4px;
  }
  a:hover {
    color: var(--text-on-dark);
  }
  ${from(900)} {
    grid-column: 1 / -1;
    padding-right: var(--space-80);
  }
`;
