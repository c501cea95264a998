import MessageCircle from 'lucide-react/icons/message-circle';
import { styled } from 'styled-components';
import { customiserPath } from '../../features/catalogue/product-path';
import { embroideries, type GalleryItem, straps } from '../../features/gallery/gallery-items';
import { GalleryCarousel } from '../../features/gallery/GalleryCarousel';
import { ThreeChoices } from '../../features/gallery/ThreeChoices';
import { useSettings } from '../../shared/lib/use-settings';
import { ButtonAnchor } from '../../shared/ui/Button';
import { ChatButton } from '../../shared/ui/ChatButton';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { Section } from '../../shared/ui/Section';
import { SectionHead } from '../../shared/ui/SectionHead';

/** The piece on which a design of the gallery is shown first. */
const SHOWN_ON = 1;

const wanted = ({ design }: GalleryItem) => customiserPath(SHOWN_ON, design);

/** `/personalizacion`: the three choices, with examples and contacts. */
export default function PersonalizationPage() {
  return (
    <>
      <PageHead
        title="Personalización"
        description="Escoge el bordado, la reata y el sintético de tu bolso: 19 bordados y 13 reatas para inspirarte, hechos a mano en Medellín."
        path="/personalizacion"
      />
      <Top>
        <SectionHead
          level={1}
          title={
            <>
              <span>{'Tres decisiones, '}</span>
              <em>un bolso único</em>
            </>
          }
          lead="Escoge el bordado, la reata y el sintético. Nosotros nos encargamos de lo demás."
        />
        <ThreeChoices />
      </Top>
      <Section>
        <Container>
          <SectionHead
            title="Galería de bordados"
            lead={`${embroideries.length} ideas. Con «Lo quiero así» la ves en una pañalera, con los cueros y los hilos que tenemos, y la cambias a tu gusto.`}
          />
          <GalleryCarousel label="Galería de bordados" items={embroideries} pathOf={wanted} />
        </Container>
      </Section>
      <Section tone="alt">
        <Container>
          <SectionHead title="Galería de reatas" lead={`${straps.length} tejidos para combinar con tu bolso.`} />
          <GalleryCarousel label="Galería de reatas" items={straps} pathOf={wanted} />
        </Container>
      </Section>
      <Idea />
    </>
  );
}

function Idea() {
  const { instagram } = useSettings().social;
  return (
    <Brand aria-labelledby="idea">
      <Container>
        <h2 id="idea">¿Tienes una idea en mente?</h2>
        <p>Mándanos una foto o cuéntanos cómo la imaginas.</p>
        <Ways>
          <ChatButton variant="light" text="Hola, tengo una idea para personalizar un bolso.">
            <MessageCircle aria-hidden="true" size={20} />
            <span>WhatsApp</span>
          </ChatButton>
          <ButtonAnchor variant="light-outline" href={instagram} target="_blank" rel="noopener">
            Ver Instagram
          </ButtonAnchor>
        </Ways>
      </Container>
    </Brand>
  );
}

const Top = styled(Container)`
  padding-top: clamp(28px, 5vw, 72px);
`;

const Brand = styled(Section)`
  --focus: var(--thread-light);
  background: var(--surface-brand);
  h2 {
    color: var(--text-on-dark);
  }
  p {
    margin-block: var(--space-16) var(--space-22);
    font-size: var(--font-size-lg);
    color: var(--text-on-dark-soft);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
`;
