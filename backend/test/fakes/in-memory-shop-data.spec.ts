import { itKeepsShopData } from '../contracts/shop-data.contract.js';
import { InMemoryShopData } from './in-memory-shop-data.js';

describe(InMemoryShopData.name, () => {
  const store = new InMemoryShopData();
  itKeepsShopData(
    () => store,
    (work) => work(),
  );
});
