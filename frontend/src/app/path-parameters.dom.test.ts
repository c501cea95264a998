import { cartApi } from '../api/cart.api';
import { designsApi } from '../api/designs.api';
import { workshopApi } from '../api/workshop.api';
import { createStore } from './store';

/** A store like the server's, and the recorded API paths that it requests. */
function open() {
  const called: string[] = [];
  const fetch = (request: unknown) => {
    called.push(new URL((request as Request).url).pathname);
    return Promise.resolve(Response.json({ statusCode: 404, code: 'request.not_found', message: '' }, { status: 404 }));
  };
  return { ...createStore({ origin: 'http://localhost', fetch }), called };
}

it.each(['../../api/pricing', '..%2F..%2Fapi%2Fpricing', 'a/../../health/ready', 'x?admin=1', 'x#y'])(
  'calls only its own endpoint when a page URL contains %j',
  async (value) => {
    const { dispatch, called } = open();
    await dispatch(designsApi.endpoints.getDesign.initiate({ code: value }));
    await dispatch(workshopApi.endpoints.getOrder.initiate({ id: value }));
    await dispatch(cartApi.endpoints.getCart.initiate({ sessionId: value }));
    const part = encodeURIComponent(value);
    expect(called).toEqual([`/api/designs/${part}`, `/api/orders/${part}`, `/api/cart/${part}`]);
  },
);
