/** The `sizes` of the kit's upright picture on phones, a little less than they show: it is soft without looking so, and lighter. */
export const KIT_SIZES_NARROW = '80vw';
