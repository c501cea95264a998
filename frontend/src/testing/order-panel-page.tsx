import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { OrderRefundsDto } from '../api/refunds.api';
import type { CustomerRequestDto } from '../api/requests.api';
import type { StaffOrderDto } from '../api/workshop.api';
import OrderPanelPage from '../app/pages/OrderPanelPage';
import { Toaster } from '../shared/ui/Toast';
import { identityServer } from './identity-server';
import { renderApp } from './render-app';
import { server } from './server';
import { aStaffOrder } from './workshop-data';
import { workshopServer } from './workshop-server';

/**
 * Opens the order in the staff panel; `ofSamePieces` are other orders of the same pieces, `refunds` the possible and earlier refunds,
 * `requests` those of the customer, `staffRole` the role of who looks.
 */
export async function openOrderPanel(
  changes: Partial<StaffOrderDto> = {},
  id = aStaffOrder().id,
  ofSamePieces: StaffOrderDto[] = [],
  refunds?: OrderRefundsDto,
  requests: CustomerRequestDto[] = [],
  staffRole: 'duena' | 'taller' = 'duena',
) {
  const identity = identityServer({ signedIn: true });
  identity.state.account = { ...identity.state.account, role: 'staff', staffRole };
  const { state, handlers } = workshopServer([aStaffOrder(changes)]);
  state.ofSamePieces = ofSamePieces;
  if (refunds) state.refunds = refunds;
  state.requests = requests;
  server.use(...identity.handlers, ...handlers);
  const { unmount } = renderApp(
    <>
      <Routes>
        <Route path="/panel/pedidos/:id" element={<OrderPanelPage />} />
      </Routes>
      <Toaster />
    </>,
    { path: `/panel/pedidos/${id}` },
  );
  await screen.findAllByRole('heading', { level: 2 });
  return { state, person: userEvent.setup(), unmount };
}
/** A region of the page. */
export const part = (name: string) => within(screen.getByRole('region', { name }));
/** A button of the page. */
export const press = (name: string) => screen.getByRole('button', { name });
