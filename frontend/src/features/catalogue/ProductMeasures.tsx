import { useId } from 'react';
import { styled } from 'styled-components';
import type { ProductDto } from '../../api/catalogue.api';
import { measureFacts } from '../../domain/measures';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { useMeasures } from '../../shared/lib/use-measures';
import { MeasureDrawing } from './MeasureDrawing';
import { ProductPhoto } from './ProductPhoto';

/** The piece open with what fits inside, and its measures as a drawing and in words; nothing while nothing is known. */
export default function ProductMeasures({ product }: { product: ProductDto }) {
  const titleId = useId();
  const measures = useMeasures(product);
  // The server leaves the drawing out, which repeats the list: it would be a sixtieth of the page.
  const hydrated = useHydrated();
  if (!measures) return null;
  const { fits, openPicture, measured } = measures;
  const facts = measureFacts(measures);
  if (facts.length === 0 && fits.length === 0 && !openPicture) return null;
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>Medidas y qué cabe</h2>
      {(openPicture || fits.length > 0) && (
        <Inside>
          {openPicture && (
            <ProductPhoto
              picture={openPicture}
              alt={openPicture.alt || `${product.name}, abierta`}
              sizes="(min-width: 1000px) 200px, 45vw"
            />
          )}
          {fits.length > 0 && (
            <div>
              <h3>Le cabe</h3>
              <ul>
                {fits.map((thing) => (
                  <li key={thing}>{thing}</li>
                ))}
              </ul>
            </div>
          )}
        </Inside>
      )}
      {facts.length > 0 && (
        <Inside>
          <div>{hydrated && <MeasureDrawing {...measures} />}</div>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Inside>
      )}
      {facts.length > 0 && !measured && <Estimate>Son medidas aproximadas: cada pieza se hace a mano.</Estimate>}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: var(--space-16);
  margin-bottom: var(--space-28);
  padding-top: var(--space-24);
  border-top: 1px solid var(--border);
  h2,
  h3 {
    font: 600 var(--font-size-lg) / 1.3 var(--font-text);
    letter-spacing: 0;
    color: var(--text);
  }
  h3 {
    font-size: var(--font-size-md);
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  gap: var(--space-16);
  > span {
    aspect-ratio: 1;
  }
  ul {
    padding-left: 1.1em;
    list-style: disc;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-8);
    padding-block: var(--space-6);
    border-bottom: 1px solid var(--border);
  }
  dl > div:last-child {
    border-bottom: 0;
  }
  dt {
    color: var(--text-soft);
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Estimate = styled.p`
  font-size: var(--font-size-sm);
  color: var(--text-soft);
`;
