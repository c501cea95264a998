import { AskNames } from './AskNames';

export const states = {
  'a name is missing': (
    <AskNames
      orderNumber="SIG-7K2QXM"
      pieces={[{ position: 0, productName: 'Mochila Milano', quantity: 1, name: '' }]}
    />
  ),
};
