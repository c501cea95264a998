import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type {
  CatalogueItemDto,
  CatalogueOrderLineDto,
  ConversationMessageDto,
  SharedContactDto,
} from '../../../api/chatbot.api';
import { Disclosure } from '../../../shared/ui/Disclosure';
import { formatCop } from '../../../shared/lib/format-cop';

interface MessageProps {
  message: ConversationMessageDto;
}

const QUOTED_AUTHORS = { customer: 'Cliente', bot: 'Bot', agent: 'Equipo', system: 'Nota' } as const;

/** The message that this one answers or reacts to. */
export function QuotedMessage({ message: { quoted } }: MessageProps) {
  if (!quoted) return null;
  return (
    <Quote>
      {quoted.author && <b>{QUOTED_AUTHORS[quoted.author]}</b>}
      <span>{quoted.text}</span>
    </Quote>
  );
}

/** What a customer sent beside words, and what a message said before it was corrected. */
export function SentContent({ message }: MessageProps) {
  const { location, contacts, orderLines, product, form, referral, edited } = message;
  return (
    <>
      {location && (
        <Part>
          {location.name && <b>{location.name}</b>}
          {location.address && <span>{location.address}</span>}
          {location.mapUrl && <Outside href={location.mapUrl}>Ver en el mapa</Outside>}
        </Part>
      )}
      {contacts.map((contact, position) => (
        <ContactCard key={position} contact={contact} />
      ))}
      {orderLines.length > 0 && (
        <Part as="ul" aria-label="Pedido del catálogo">
          {orderLines.map((line, position) => (
            <OrderLine key={position} line={line} />
          ))}
        </Part>
      )}
      {product && (
        <Part>
          <span>Pregunta por este producto del catálogo</span>
          <ProductName item={product} />
        </Part>
      )}
      {form.length > 0 && (
        <Part as="dl">
          {form.map(({ field, value }, position) => (
            <div key={position}>
              <dt>{field}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Part>
      )}
      {referral && (
        <Part>
          <span>Llegó por un anuncio</span>
          {referral.headline && <b>{referral.headline}</b>}
          {referral.body && <span>{referral.body}</span>}
          {referral.url && <Outside href={referral.url}>Ver el anuncio</Outside>}
        </Part>
      )}
      {edited && edited.earlierTexts.length > 0 && (
        <Disclosure summary={<span>Antes decía</span>}>
          {edited.earlierTexts.map((text, position) => (
            <Earlier key={position}>{text || 'Sin texto'}</Earlier>
          ))}
        </Disclosure>
      )}
    </>
  );
}

function ContactCard({ contact: { name, company, phones, emails } }: { contact: SharedContactDto }) {
  return (
    <Part>
      <b>{name}</b>
      {company && <span>{company}</span>}
      {phones.map(({ number, whatsappUrl }, index) =>
        whatsappUrl ? (
          <Outside key={index} href={whatsappUrl}>
            {number}
          </Outside>
        ) : (
          <span key={index}>{number}</span>
        ),
      )}
      {emails.map((email, index) => (
        <span key={index} translate="no">
          {email}
        </span>
      ))}
    </Part>
  );
}

/** The price is the shop's; that of WhatsApp is shown where it differs. */
function OrderLine({ line }: { line: CatalogueOrderLineDto }) {
  const { quantity, price, whatsappPrice, currency } = line;
  const isInPesos = currency === 'COP';
  const inWhatsApp =
    whatsappPrice === null ? '' : isInPesos ? formatCop(whatsappPrice) : `${whatsappPrice} ${currency}`;
  const isOther = inWhatsApp !== '' && (price !== whatsappPrice || !isInPesos);
  return (
    <li>
      <span>{`${quantity} × `}</span>
      <ProductName item={line} />
      {price !== null && <span>{` · ${formatCop(price)}`}</span>}
      {isOther && <span>{` · en WhatsApp ${inWhatsApp}`}</span>}
    </li>
  );
}

function ProductName({ item: { name, productId, retailerId } }: { item: CatalogueItemDto }) {
  if (productId !== null) return <Link to={`/product/${productId}`}>{name}</Link>;
  return <span>{name ?? `Producto «${retailerId}», que no está en la tienda`}</span>;
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

const Quote = styled.blockquote`
  display: grid;
  margin: 0 0 var(--space-6);
  padding-left: var(--space-8);
  border-left: 3px solid currentcolor;
  font-size: var(--font-size-sm);
  overflow-wrap: anywhere;
  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

const Part = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-8);
  font-size: var(--font-size-sm);
  overflow-wrap: anywhere;
  a {
    width: fit-content;
    text-decoration: underline;
  }
  dt {
    font-weight: 600;
  }
`;

const Earlier = styled.p`
  margin-top: var(--space-4);
  font-size: var(--font-size-sm);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
