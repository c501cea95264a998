import { followed } from '../../shared/lib/followed';

/** Options of the queries of orders: often enough for a workshop, and some hundred small questions a day. */
export const FOLLOWED = followed(45_000);
