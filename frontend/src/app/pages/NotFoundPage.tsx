import { styled } from 'styled-components';
import { ButtonLink } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { Lead } from '../../shared/ui/Lead';
import { PageHead } from '../../shared/ui/PageHead';
import { ActionLink } from '../../shared/ui/TextLink';
import { ThreadText } from '../../shared/ui/ThreadText';
import { usePageStatus } from '../page-status';

/** The page of every unknown path; in English because the owner asked for it, with a Spanish link home. */
export default function NotFoundPage() {
  usePageStatus(404);
  return (
    <Container>
      <PageHead
        title="404 Page Not Found"
        description="The page you are looking for does not exist or has moved."
        path="/404"
        noIndex
      />
      <Message lang="en">
        <Lettering text="404" font="serif" viewBox="0 0 420 190" x={178} y={138} size={150}>
          <path d="M300 118c40 24 64-30 38-40s-34 40 4 66 64 10 76 34" />
        </Lettering>
        <h1>This thread leads nowhere</h1>
        <Lead>404 Page Not Found. The page you are looking for does not exist or has moved.</Lead>
        <Actions>
          <ButtonLink to="/">Back to home</ButtonLink>
          <ButtonLink variant="secondary" to="/productos">
            See all products
          </ButtonLink>
        </Actions>
        <p lang="es-CO">
          <span>{'¿Buscabas un bolso? '}</span>
          <ActionLink to="/">Volver al inicio</ActionLink>
        </p>
      </Message>
    </Container>
  );
}

const Message = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-16);
  max-width: 640px;
  margin-inline: auto;
  padding-block: clamp(48px, 8vw, 96px);
  text-align: center;
`;

const Lettering = styled(ThreadText)`
  width: min(400px, 100%);
  path {
    fill: none;
    stroke: var(--thread);
    stroke-width: 2.4;
    stroke-dasharray: 5 1.2;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-12);
`;
