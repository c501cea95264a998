/** Like the payment provider's ids, `11004-1718123303-80111`: what looks different is none, and leads to no other URL. */
export const TRANSACTION_ID = /^[\w-]{1,128}$/;
