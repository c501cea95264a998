import { ChatLinks } from './ChatLinks';

export const states = {
  'a product and a page': (
    <ChatLinks
      links={[
        { label: 'Mochila Milano', url: '/product/7', imageUrl: null, price: 435_000 },
        { label: 'Ver bordados', url: '/personalizacion', imageUrl: null, price: null },
      ]}
    />
  ),
};
