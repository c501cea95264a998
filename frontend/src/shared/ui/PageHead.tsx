import { heroPictures } from '../../pictures/hero.gen';
import { type PagePicture, shareImageUrl } from '../../pictures/picture-entry';
import { absoluteUrl } from '../lib/absolute-url';
import { SHOP_NAME } from '../lib/shop';

interface PageHeadProps {
  /** Without the shop's name, which is appended. */
  title: string;
  description: string;
  /** Canonical path, starting with `/`. */
  path: string;
  /** Picture of link previews, in the store or with `share`; the kit by default. */
  picture?: PagePicture;
  pictureAlt?: string;
  /** Path of a preview picture of 1200 × 630 made only for this page, instead of `picture`. */
  imagePath?: string;
  type?: 'website' | 'product';
  /** Price in link previews of products, whole pesos. */
  price?: number;
  noIndex?: boolean;
  /** schema.org description of the page's subject. */
  jsonLd?: object;
}

/** Title, description, canonical URL, link preview and structured data of a page. React moves the tags to the head. */
export function PageHead(props: PageHeadProps) {
  const {
    title,
    description,
    path,
    picture = heroPictures['kit-wide'],
    pictureAlt = title,
    imagePath = shareImageUrl(picture),
    type = 'website',
    price,
    noIndex,
    jsonLd,
  } = props;
  const fullTitle = `${title} | ${SHOP_NAME}`;
  const url = absoluteUrl(path);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={SHOP_NAME} />
      <meta property="og:locale" content="es_CO" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={absoluteUrl(imagePath)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={pictureAlt} />
      {price !== undefined && (
        <>
          <meta property="product:price:amount" content={String(price)} />
          <meta property="product:price:currency" content="COP" />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(jsonLd) }} />}
    </>
  );
}

/** An unescaped `<` in the data could end the script. */
function escapeJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
