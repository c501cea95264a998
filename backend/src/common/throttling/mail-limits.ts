/** Mails an hour that people cause who have paid and proved nothing, for the whole shop; the others wait for their turn. */
export const MAX_STRANGERS_MAILS = 200;

/** How many of these may go to the shop's own mailbox one by one; the others are entries of a mail at the end of the hour. */
export const MAX_SHOP_MAILS = 20;
