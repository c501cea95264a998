// Ids of the add-ons that rules of several modules name. The owner's other add-ons are only rows.

/** Makes an order sooner. */
export const EXPRESS_SERVICE = 'expressService';

/** Embroiders a name on a piece; the kit's prices include it. */
export const NAME_EMBROIDERY = 'personalization';
