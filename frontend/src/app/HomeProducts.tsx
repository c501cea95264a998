import { addFromCard } from '../features/cart/AddFromCard';
import { CardActionContext } from '../features/catalogue/card-action';
import { FeaturedProducts } from '../features/catalogue/FeaturedProducts';
import type { Catalogue } from '../features/catalogue/use-catalogue';

/** The products of the home page, with their add buttons: a separate chunk, because they are far down the page. */
export default function HomeProducts({ catalogue }: { catalogue: Catalogue }) {
  return (
    <CardActionContext value={addFromCard}>
      <FeaturedProducts catalogue={catalogue} />
    </CardActionContext>
  );
}
