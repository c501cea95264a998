import type { ConfirmedQuestionDto } from '../../../api/back-office.api';
import type { PricingDto } from '../../../api/catalogue.api';
import type { FaqItemDto } from '../../../api/content.api';
import { NAME_EMBROIDERY } from '../../../domain/add-ons';
import { choicesFor, DESIGN_FIELDS } from '../../../domain/piece-design';
import { formatCop } from '../../../shared/lib/format-cop';
import { shopPath } from '../back-office-path';

/** Pesos below which a surcharge may have lost its thousands. */
const SMALL = 1_000;

/** The text of the add-on for the name in a new shop, which says what is included and not what the add-on adds. */
const FIRST_TEXT = /^Requiere el nombre a bordar/;

/** Something that the owner must confirm before the shop opens, with the page where it is changed. */
export interface OpeningQuestion {
  id: ConfirmedQuestionDto['question'];
  words: string;
  to: string;
}

/**
 * What may be a mistake: surcharges of a few pesos, a kit above the sum of its pieces, a name that is paid twice, and a trademark among the
 * frequent questions.
 */
export function questionsAbout(pricing: PricingDto, faq: readonly FaqItemDto[]): OpeningQuestion[] {
  return [smallSurcharges(pricing), kitAboveItsPieces(pricing), nameBesideEmbroidery(pricing), trademarkIn(faq)].filter(
    (question) => question !== undefined,
  );
}

function smallSurcharges(pricing: PricingDto): OpeningQuestion | undefined {
  const choices = DESIGN_FIELDS.flatMap((field) => choicesFor(field, pricing));
  const amounts = choices.map(({ surcharge }) => surcharge).filter((amount) => amount > 0 && amount < SMALL);
  const distinct = [...new Set(amounts)].sort((a, b) => a - b);
  if (distinct.length === 0) return undefined;
  const asked = distinct.map((amount) => `¿${formatCop(amount)} o ${formatCop(amount * 1_000)}?`);
  return {
    id: 'smallSurcharges',
    words: `Letras, motivos o colores con recargos muy pequeños: ${asked.join(' ')}`,
    to: shopPath('opciones'),
  };
}

function kitAboveItsPieces({ kit }: PricingDto): OpeningQuestion | undefined {
  const alone = kit.pieces.reduce((sum, { basePrice }) => sum + basePrice, 0);
  if (kit.total <= alone) return undefined;
  return {
    id: 'kitPrice',
    words: `El kit dice que vale ${formatCop(kit.total)}, y sus piezas compradas por separado, con su nombre, suman ${formatCop(alone)}: ¿cuál es su precio de lista?`,
    to: shopPath('kit'),
  };
}

function nameBesideEmbroidery({ addOns }: PricingDto): OpeningQuestion | undefined {
  const addOn = addOns.find(({ id }) => id === NAME_EMBROIDERY);
  if (!addOn || addOn.hiddenWithEmbroidery || !FIRST_TEXT.test(addOn.description)) return undefined;
  return {
    id: 'includedName',
    words: `«Con bordado» ya incluye el nombre. ¿Qué agrega «${addOn.label}» por ${formatCop(addOn.price)}? Escríbelo en su descripción, u ocúltalo junto a «Con bordado»:`,
    to: shopPath('opciones', NAME_EMBROIDERY),
  };
}

/** Registered trademarks of other companies that a text of the owner names. */
const TRADEMARKS = /\b(?:disney|mickey|minnie|marvel|pixar|barbie|hello kitty|sanrio)\b/i;

function trademarkIn(faq: readonly FaqItemDto[]): OpeningQuestion | undefined {
  for (const { id, question, answer } of faq) {
    const [brand] = TRADEMARKS.exec(answer) ?? [];
    if (!brand) continue;
    return {
      id: 'trademark',
      words: `«${question}» dice «${brand}», que es una marca registrada. ¿Tienes permiso para bordarla? Si no, cambia esa palabra:`,
      to: shopPath('textos', id),
    };
  }
  return undefined;
}
