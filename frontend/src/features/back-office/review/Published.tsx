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
      <Note kind={set.consent?.state === 'pending' ? 'info' : 'success'} role="status">
        <strong>{resultOf(set)}</strong>
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

function resultOf({ state, consent, effectiveAt }: ChangeSetDto): string {
  if (state === 'live') return 'Publicado: ya se ve en la tienda.';
  if (consent?.state === 'pending')
    return `Falta la otra dueña: le escribimos para que lo apruebe. Si no responde, el ${showMoment(effectiveAt!)} se publica solo. Mientras tanto la tienda sigue como estaba.`;
  return `Programado para el ${showMoment(effectiveAt!)}`;
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
