import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { notifySessionChanged } from '../../api/session-changed';
import { anItem } from '../../testing/cart-server';
import { field, fill, openCheckout } from '../../testing/checkout-page';
import { leavePage } from '../../testing/forget-drafts';
import { identityServer } from '../../testing/identity-server';

afterEach(() => {
  localStorage.clear();
  identityServer();
});

it('begins with the account of who is logged in, and is gone for who comes after them', async () => {
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

it('is emptied when who was logged in logs out in another tab, and keeps nothing of them', async () => {
  openCheckout([anItem()], { signedIn: true }).show();
  await fill('Dirección', 'Calle 10 # 43-12');
  identityServer();
  act(notifySessionChanged);
  await waitFor(async () => expect(await field('Nombre completo')).toHaveValue(''));
  leavePage();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Calle 10');
});
