import { catalogueApi } from '../api/catalogue.api';
import { designsApi } from '../api/designs.api';
import { choicesOfDesign } from '../features/customiser/choices';
import { bagPicture, motifPicture } from '../features/customiser/embroidery/design-pictures';
import { plainStageFile } from '../features/customiser/embroidery/plain-stage';
import { loadLetters } from '../features/customiser/embroidery/letters';
import { loadCardLetters, renderCardSvg } from '../features/customiser/embroidery/render-card-svg';
import { designOn, stageOf } from '../features/customiser/use-customiser';
import { VIEWS } from '../features/customiser/embroidery/views';
import type { PictureEntry } from '../pictures/picture-entry';
import { formatCop } from '../shared/lib/format-cop';
import { createStore } from './store';

interface CardRequest {
  /** Code of a stored design. */
  code: string;
  /** Origin of the API, as seen from this process. */
  apiOrigin: string;
  /**
   * Returns a picture of the public folder, `width` pixels wide, as a `data:` URL, since an SVG on the server loads no files.
   */
  pictureData: (path: string, width: number) => Promise<string>;
}

/** Pixel widths of the pictures: the bag fills the card's height, the patch a small part of the bag. */
const BAG_WIDTH = 760;
const MOTIF_WIDTH = 160;

/** The link card of a design as SVG (ux-checklist C2); undefined for an unknown design. */
export async function renderDesignCard({ code, apiOrigin, pictureData }: CardRequest): Promise<string | undefined> {
  const store = createStore({ origin: apiOrigin, fetch });
  const [kept, pricing] = await Promise.all([
    store.dispatch(designsApi.endpoints.getDesign.initiate({ code })),
    store.dispatch(catalogueApi.endpoints.getPricing.initiate()).unwrap(),
  ]);
  if (kept.error && 'status' in kept.error && kept.error.status === 404) return undefined;
  if (!kept.data) throw new Error('the design could not be read');
  const { design: saved, productName, price } = kept.data;
  const view = VIEWS[saved.productId];
  if (!view) return undefined;

  const product = await store.dispatch(catalogueApi.endpoints.getProduct.initiate({ id: saved.productId })).unwrap();
  const choices = choicesOfDesign(saved, pricing, product.photoDesign);
  const design = designOn(choices, product);
  const stage = stageOf(choices, product);
  const data = (picture: PictureEntry, width: number) => pictureData(`/assets/${picture.name}.webp`, width);
  const [letters, cardLetters, background, motif] = await Promise.all([
    loadLetters(design.letter),
    loadCardLetters(),
    stage ? pictureData(plainStageFile(product.id), BAG_WIDTH) : data(bagPicture(view, design.bagColour), BAG_WIDTH),
    design.motif === 'none' ? undefined : data(motifPicture(design.motif), MOTIF_WIDTH),
  ]);
  return renderCardSvg({
    design,
    letters,
    view,
    background,
    motif,
    productName,
    priceText: formatCop(price),
    cardLetters,
  });
}
