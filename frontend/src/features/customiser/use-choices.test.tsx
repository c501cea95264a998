import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { pricing } from '../../testing/catalogue-data';
import { inApp } from '../../testing/render-app';
import { photoChoices } from './choices';
import { type Opening, useChoice, useChoices, useChoicesDraft, useIsAdded, usePaintedChoices } from './use-choices';

const opening: Opening = {
  draft: 'product-7',
  lifetime: 'kept',
  choices: { ...photoChoices(), name: 'Usual' },
  forgetOnceSaved: false,
};

function Seen() {
  const draft = useChoicesDraft(opening, pricing);
  const names = [useChoice(draft, 'name'), useChoices(draft).name, usePaintedChoices(draft).name];
  return [...names, useIsAdded(draft) ? 'added' : 'new'].join();
}

it('ignores the stored draft on the server and in the first paint, and reads it afterwards', async () => {
  localStorage.setItem('draft:1:product-7', JSON.stringify({ ...photoChoices(), name: 'Sofía', added: true }));
  const { app } = inApp(<Seen />);
  const served = renderToString(app);
  expect(served).toBe('Usual,Usual,Usual,new');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = served;
  const faults: unknown[] = [];
  render(app, { container, hydrate: true, onRecoverableError: (fault) => faults.push(fault) });
  await waitFor(() => expect(container).toHaveTextContent('Sofía,Sofía,Sofía,added'));
  expect(faults).toEqual([]);
});
