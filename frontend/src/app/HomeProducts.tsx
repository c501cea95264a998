import { CardActionContext } from '../features/catalogue/card-action';
import { FeaturedProducts } from '../features/catalogue/FeaturedProducts';
import type { Catalogue } from '../features/catalogue/use-catalogue';
import { addFromCard } from './add-from-card';

/** The home page's products with their way into the cart: code of its own, since they lie far down. */
export default function HomeProducts({ catalogue }: { catalogue: Catalogue }) {
  return (
    <CardActionContext value={addFromCard}>
      <FeaturedProducts catalogue={catalogue} />
    </CardActionContext>
  );
}
