import Gift from 'lucide-react/icons/gift';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { KitDto } from '../../../api/catalogue.api';
import { nameInPrice } from '../../../domain/name-in-price';
import { heroPictures } from '../../../pictures/hero.gen';
import { formatCop, spokenCop } from '../../../shared/lib/format-cop';
import { Badge } from '../../../shared/ui/Badge';
import { ButtonLink } from '../../../shared/ui/Button';
import { Picture } from '../../../shared/ui/Picture';
import { Section } from '../../../shared/ui/Section';
import { SectionHead } from '../../../shared/ui/SectionHead';
import { SummaryLines } from '../../../shared/ui/SummaryLines';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { from } from '../../../theme/media';
import { KIT_SIZES_NARROW } from './kit-sizes';
import { Plate } from '../Plate';
import { TwoColumns } from '../TwoColumns';

/** The luxury kit: pieces, prices and saving. */
export function KitSection({ kit }: { kit: KitDto }) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <TwoColumns $align="start">
        <KitPicture />
        <div>
          <Head>
            <SectionHead
              before={<Badge tone="thread">{`${kit.discountPercent}% de descuento`}</Badge>}
              title={`Kit de lujo de ${kit.pieces.length} piezas`}
              titleId={titleId}
              lead="Todo lo que necesitas para salir de casa con tu bebé, bordado a juego."
            />
          </Head>
          <Pieces>
            {kit.pieces.map((piece) => (
              <li key={piece.name}>
                <span>{piece.name}</span>
                <span aria-hidden="true">{formatCop(piece.price)}</span>
                <VisuallyHidden>{spokenCop(piece.price)}</VisuallyHidden>
                <small>{nameInPrice(piece)}</small>
              </li>
            ))}
          </Pieces>
          <SummaryLines
            lines={[
              { label: 'Total normal', value: kit.total },
              { label: `Descuento ${kit.discountPercent}%`, value: -kit.discountAmount },
            ]}
            total={{ label: 'Total del kit', value: kit.finalTotal }}
          />
          <Present>
            <Gift aria-hidden="true" />
            <span>{`Incluye ${kit.freeAccessories === 1 ? '1 accesorio' : `${kit.freeAccessories} accesorios`} gratis.`}</span>
          </Present>
          <ButtonLink to="/kit" variant="primary" full>
            Quiero mi kit
          </ButtonLink>
        </div>
      </TwoColumns>
    </Section>
  );
}

function KitPicture() {
  return (
    <Sticky>
      <Plate $ratio="1" $ratioWide="4 / 5">
        <Picture
          picture={heroPictures['kit-tall']}
          alt="Las piezas del kit, una al lado de la otra, en cuero café y con el nombre Emilia bordado"
          sizes={`(min-width: 1320px) 584px, (min-width: 900px) 44vw, ${KIT_SIZES_NARROW}`}
        />
      </Plate>
    </Sticky>
  );
}

const Sticky = styled.div`
  ${from(900)} {
    position: sticky;
    top: calc(var(--bar) + 24px);
  }
`;

const Head = styled.div`
  > div {
    margin-bottom: var(--space-20);
  }
`;

const Pieces = styled.ul`
  margin-bottom: var(--space-22);
  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-10);
    padding: calc(var(--space-12) - 1px) 0;
    border-bottom: 1px solid var(--border);
  }
  [aria-hidden] {
    margin-left: auto;
    font-variant-numeric: tabular-nums lining-nums;
  }
  small {
    flex-basis: 100%;
    font-size: var(--font-size-xs);
    color: var(--text-soft);
  }
  small:empty {
    display: none;
  }
`;

const Present = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-10);
  margin-block: var(--space-20);
  padding: var(--space-14) var(--space-16);
  border-radius: var(--radius-2);
  background: var(--success-light);
  color: var(--success);
  font-size: var(--font-size-sm);
  .lucide {
    width: 20px;
    height: 20px;
  }
`;
