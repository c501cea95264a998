import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { notifySessionChanged } from '../../api/identity.api';
import { anItem } from '../../testing/cart-server';
import { field, fill, openCheckout } from '../../testing/checkout-page';
import { leavePage } from '../../testing/drafts';
import { identityServer } from '../../testing/identity-server';

afterEach(() => {
  localStorage.clear();
  identityServer();
});

it('starts with the data of the account, and discards it for the next user', async () => {
  const { unmount } = openCheckout([anItem()], { signedIn: true }).show();
  expect(await field('Nombre completo')).toHaveValue('Laura Restrepo');
  expect(await field('Email')).toHaveValue('laura@correo.com');
  await fill('Dirección', 'Calle 10 # 43-12');
  leavePage();
  unmount();
  openCheckout().show();
  expect(await field('Dirección')).toHaveValue('');
  expect(await field('Nombre completo')).toHaveValue('');
});

it('is emptied by a logout in another tab, and stores nothing of the account', async () => {
  openCheckout([anItem()], { signedIn: true }).show();
  await fill('Dirección', 'Calle 10 # 43-12');
  identityServer();
  act(notifySessionChanged);
  await waitFor(async () => expect(await field('Nombre completo')).toHaveValue(''));
  leavePage();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Calle 10');
});
