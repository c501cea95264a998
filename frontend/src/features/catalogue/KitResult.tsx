import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { KitDto } from '../../api/catalogue.api';
import { kitTitle } from '../../domain/kit-groups';
import { heroPictures } from '../../pictures/hero.gen';
import { Picture } from '../../shared/ui/Picture';
import { Price } from '../../shared/ui/Price';
import { from } from '../../theme/media';

/** The kit as a search result. */
export default function KitResult({ kit }: { kit: KitDto }) {
  return (
    <Card>
      <Picture picture={heroPictures['kit-wide']} alt="" sizes="(min-width: 700px) 320px, 92vw" />
      <div>
        <h2>
          <Link to="/kit">{kitTitle(kit.pieces.length)}</Link>
        </h2>
        <p>{`${kit.pieces.map(({ name }) => name).join(', ')}. Con ${kit.discountPercent}% de descuento.`}</p>
        <Price amount={kit.finalTotal} />
      </div>
    </Card>
  );
}

/** The whole card is a link to the kit. */
const Card = styled.article`
  position: relative;
  display: grid;
  gap: var(--space-16);
  margin-bottom: var(--space-32);
  padding: var(--space-16);
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  img {
    width: 100%;
    height: auto;
    border-radius: var(--radius-2);
  }
  ${from(700)} {
    grid-template-columns: 320px minmax(0, 1fr);
    align-items: center;
  }
  > div {
    display: grid;
    gap: var(--space-8);
  }
  h2 {
    font-size: var(--font-size-3);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:hover {
    border-color: var(--brand);
  }
  p {
    color: var(--text-soft);
  }
`;
