import type { PricingDto } from '../../api/catalogue.api';
import { needsText } from '../../domain/add-ons';
import { countLetters } from '../../domain/count-letters';
import { stitchingProblem } from '../../domain/stitching-problem';
import type { PieceForm } from './piece';

export type TextField = 'name' | 'keychainText' | 'request';

/** Why a piece cannot be ordered as it stands (storefront.md, section 5). */
export interface PieceProblem {
  field: TextField;
  title: string;
  text: string;
  /** Nothing was written yet: not worth telling before the shopper wants to order. */
  missing?: boolean;
}

/** Everything that stands in the way, in the order of the form. */
export function problemsOf(form: PieceForm, embroidered: boolean, { addOns, limits }: PricingDto): PieceProblem[] {
  const problems = [
    embroidered && nameProblem(form.name, limits.name, needsText(form.addOns, addOns, 'name')),
    needsText(form.addOns, addOns, 'keychainText') && keychainProblem(form.keychainText, limits.keychain),
    embroidered && tooLong('request', form.request, limits.request),
  ];
  return problems.filter((problem): problem is PieceProblem => Boolean(problem));
}

function nameProblem(name: string, limit: number, required: boolean): PieceProblem | undefined {
  if (required && !name.trim()) {
    const text = 'Por favor ingresa el nombre para personalizar';
    return { field: 'name', title: 'Nombre requerido', text, missing: true };
  }
  return tooLong('name', name, limit) ?? notStitchable('name', name);
}

function keychainProblem(text: string, limit: number): PieceProblem | undefined {
  if (!text.trim()) {
    const message = 'Por favor ingresa el texto para el llavero personalizado';
    return { field: 'keychainText', title: 'Campo requerido', text: message, missing: true };
  }
  return tooLong('keychainText', text, limit) ?? notStitchable('keychainText', text);
}

function tooLong(field: TextField, text: string, limit: number): PieceProblem | undefined {
  const over = countLetters(text.trim()) - limit;
  if (over <= 0) return undefined;
  const surplus = over === 1 ? 'sobra 1' : `sobran ${over}`;
  return { field, title: 'Texto muy largo', text: `Máximo ${limit} caracteres: ${surplus}.` };
}

function notStitchable(field: TextField, typed: string): PieceProblem | undefined {
  const text = stitchingProblem(typed);
  return text ? { field, title: 'Revisa el texto', text } : undefined;
}
