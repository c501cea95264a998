import { catalogueApi } from '../api/catalogue.api';
import { designsApi } from '../api/designs.api';
import { choicesOfDesign } from '../features/customiser/choices';
import type { Design } from '../features/customiser/embroidery/design';
import { drawnDesign, UNSEEN } from '../features/customiser/embroidery/drawn-design';
import { loadLetters } from '../features/customiser/embroidery/load-letters';
import { loadCardLetters, renderCardSvg } from '../features/customiser/embroidery/render-card-svg';
import { designOn } from '../features/customiser/use-customiser';
import { designElement, picturesOf } from '../features/customiser/embroidery/render-design-svg';
import { PIECE_VIEWS, type PieceView, VIEWS } from '../features/customiser/embroidery/views';
import type { PhotoDesign } from '../domain/piece-design';
import { lastOf } from '../domain/lists';
import { pictureUrl } from '../pictures/picture-entry';
import { formatCop } from '../shared/lib/format-cop';
import { createStore } from './store';

interface CardRequest {
  /** Code of a stored design. */
  code: string;
  /** Origin of the API, as seen from this process. */
  apiOrigin: string;
  /**
   * Returns the picture with this URL path, `width` pixels wide, as a `data:` URL, since an SVG on the server loads no files.
   */
  pictureData: (url: string, width: number) => Promise<string>;
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
  const design = designOn(choicesOfDesign(saved, pricing, product.photoDesign), product);
  const [letters, cardLetters, pictures] = await Promise.all([
    loadLetters(design.letter),
    loadCardLetters(),
    picturesFor(design, view, pictureData),
  ]);
  const priceText = formatCop(price);
  return renderCardSvg({ design, letters, view, pictures, productName, priceText, cardLetters });
}

interface PieceRequest {
  piece: Pick<Design, 'name' | 'addOns' | 'keychainText'> & { productId: number; shown: Partial<PhotoDesign> };
  pictureData: CardRequest['pictureData'];
}

/** Side of the picture of a piece in a mail, which shows it at 120 pixels. */
const PIECE_SIDE = 320;
/** Width of its layers, of which the picture shows a part. */
const LAYER_WIDTH = 400;

/** A piece as it is ordered, as SVG; undefined for a piece without pictures, or with a part that the renderer does not know. */
export async function renderPiece({ piece, pictureData }: PieceRequest): Promise<string | undefined> {
  const view = PIECE_VIEWS[piece.productId];
  const design = drawnDesign({ ...UNSEEN, ...piece.shown }, piece);
  if (!view || !design) return undefined;
  const [letters, pictures] = await Promise.all([
    loadLetters(design.letter),
    picturesFor(design, view, pictureData, LAYER_WIDTH),
  ]);
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width: PIECE_SIDE, height: PIECE_SIDE };
  return designElement({ design, letters, view, pictures }, attributes);
}

/** The pictures of all layers, as `data:` URLs. */
async function picturesFor(
  design: Design,
  view: PieceView,
  pictureData: CardRequest['pictureData'],
  width = BAG_WIDTH,
) {
  const needed = picturesOf({ design, view }).map(async ({ picture, isPatch }) => {
    const url = pictureUrl(picture, lastOf(picture.widths)!, 'webp');
    return [picture.name, await pictureData(url, isPatch ? MOTIF_WIDTH : width)] as const;
  });
  return new Map(await Promise.all(needed));
}
