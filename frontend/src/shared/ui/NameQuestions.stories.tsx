import NameQuestions from './NameQuestions';

export const states = {
  missing: (
    <NameQuestions
      orderNumber="SIG-7K2QXM"
      pieces={[{ position: 0, productName: 'Mochila Milano', quantity: 2, name: '' }]}
    />
  ),
  written: (
    <NameQuestions
      orderNumber="SIG-7K2QXM"
      pieces={[{ position: 0, productName: 'Mochila Milano', quantity: 1, name: 'Íñigo' }]}
    />
  ),
};
