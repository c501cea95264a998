import { styled } from 'styled-components';
import type { ChangeSetDto } from '../../../api/back-office.api';
import { showMoment } from '../../../shared/lib/moments';
import { ButtonLink } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { Row } from '../../../shared/ui/panel';
import { SHOP_PATH, shopPath } from '../back-office-path';

/** Summary of a published or scheduled set, with a link to the shop. */
export function Published({ set }: { set: ChangeSetDto }) {
  const isLive = set.state === 'live';
  return (
    <>
      <Note kind="success" role="status">
        <strong>
          {isLive ? 'Publicado: ya se ve en la tienda.' : `Programado para el ${showMoment(set.effectiveAt!)}`}
        </strong>
        <List>
          {set.preview.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </List>
      </Note>
      <Row>
        {isLive && (
          <ButtonLink variant="secondary" size="s" to={shopPagePath(set)}>
            Ver en la tienda
          </ButtonLink>
        )}
        <ButtonLink variant="text" size="s" to={shopPath('historial')}>
          Historial
        </ButtonLink>
        <ButtonLink variant="text" size="s" to={SHOP_PATH}>
          Volver a la tienda
        </ButtonLink>
      </Row>
    </>
  );
}

/** Returns the shop page that shows the first change. */
function shopPagePath({ changes: [first] }: ChangeSetDto): string {
  if (first?.entity === 'product' && first.id !== null) return `/product/${first.id}`;
  if (first?.entity === 'faq') return '/faq';
  if (first?.entity === 'setting' && String(first.id).startsWith('kit.')) return '/kit';
  return first?.entity === 'product' || first?.entity === 'option' || first?.entity === 'product_group'
    ? '/productos'
    : '/';
}

const List = styled.ul`
  margin-top: var(--space-6);
  list-style: none;
`;
