import type { PricingDto } from '../../api/catalogue.api';
import { needsText } from '../../domain/add-ons';
import { countLetters } from '../../domain/count-letters';
import { stitchingProblem } from '../../domain/stitching-problem';
import type { Choices } from './choices';

/** A text that can be wrong. */
export type TextField = 'name' | 'keychain' | 'request';

type Texts = Pick<Choices, 'name' | 'specialRequest' | 'addOns' | 'keychainText'>;

/** Why a design cannot be made yet. */
export interface Problem {
  field: TextField | 'price';
  title: string;
  text: string;
}

/**
 * Everything that stands in the way, in the form's order (storefront.md, section 5). `unstitchable` names what the chosen
 * font has no letter for, once that font has arrived.
 */
export function problemsOf(
  choices: Texts,
  pricing: PricingDto,
  price: number,
  unstitchable: readonly string[],
): Problem[] {
  return [
    nameProblem(choices.name, pricing.limits.name, unstitchable),
    tooLong('request', 'La petición es muy larga', choices.specialRequest, pricing.limits.request),
    keychainProblem(choices, pricing),
    priceProblem(price),
  ].filter((problem) => problem !== undefined);
}

function nameProblem(name: string, limit: number, unstitchable: readonly string[]): Problem | undefined {
  if (!name.trim()) {
    return { field: 'name', title: 'Nombre requerido', text: 'Por favor ingresa el nombre para personalizar' };
  }
  if (unstitchable.length > 0) {
    const text = `No podemos bordar ${unstitchable.join(', ')}: usa letras, números, espacios y los signos - ' & .`;
    return { field: 'name', title: 'Revisa el nombre', text };
  }
  const stitching = stitchingProblem(name);
  if (stitching) return { field: 'name', title: 'Revisa el nombre', text: stitching };
  return tooLong('name', 'El nombre es muy largo', name, limit);
}

function keychainProblem({ addOns, keychainText }: Texts, pricing: PricingDto): Problem | undefined {
  if (!needsText(addOns, pricing.addOns, 'keychainText')) return undefined;
  if (!keychainText.trim()) {
    const text = 'Por favor ingresa el texto para el llavero personalizado';
    return { field: 'keychain', title: 'Campo requerido', text };
  }
  const stitching = stitchingProblem(keychainText);
  if (stitching) return { field: 'keychain', title: 'Revisa el texto del llavero', text: stitching };
  return tooLong('keychain', 'El texto del llavero es muy largo', keychainText, pricing.limits.keychain);
}

function priceProblem(price: number): Problem | undefined {
  if (Number.isFinite(price) && price > 0) return undefined;
  const text = 'El precio calculado no es válido, por favor revisa las opciones';
  return { field: 'price', title: 'Precio inválido', text };
}

function tooLong(field: Problem['field'], title: string, text: string, limit: number): Problem | undefined {
  const over = countLetters(text.trim()) - limit;
  if (over <= 0) return undefined;
  return { field, title, text: `Máximo ${limit} caracteres: ${over === 1 ? 'sobra 1' : `sobran ${over}`}` };
}
