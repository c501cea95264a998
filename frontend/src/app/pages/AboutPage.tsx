import { styled } from 'styled-components';
import { useGetPricingQuery } from '../../api/catalogue.api';
import { CallToAction } from '../../features/content/about/CallToAction';
import { CraftSteps } from '../../features/content/about/CraftSteps';
import { Purpose } from '../../features/content/about/Purpose';
import { Story } from '../../features/content/about/Story';
import { Values } from '../../features/content/about/Values';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';

export default function AboutPage() {
  const { data: pricing } = useGetPricingQuery();
  return (
    <>
      <PageHead
        title="Nosotros"
        description="Un taller de familia en Medellín que corta, cose y borda a mano bolsos y accesorios para bebé. Conoce nuestra historia."
        path="/nosotros"
      />
      <Opening>
        <h1>
          <span>{'Bordamos el primer nombre '}</span>
          <em>que tu bebé va a leer</em>
        </h1>
      </Opening>
      <Story />
      <Values />
      <Purpose />
      <CraftSteps embroideryHours={pricing?.delivery.embroideryHours} />
      <CallToAction />
    </>
  );
}

const Opening = styled(Container)`
  padding-top: clamp(28px, 5vw, 80px);
  h1 {
    max-width: 8.85em;
    font-size: var(--font-size-display);
    line-height: 1;
    letter-spacing: -0.012em;
  }
  /* Explicit line breaks, the same with every font, so that nothing moves when the fonts load. */
  em {
    display: block;
  }
`;
