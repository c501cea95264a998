import type { Design, FontStyle } from './design';
import { DRAWN_ADD_ONS } from './design-pictures';

/** Names of options from the catalogue. */
export interface DesignLabels {
  thread: Readonly<Record<string, string>>;
  motif: Readonly<Record<string, string>>;
  bagColour: Readonly<Record<string, string>>;
  strap: Readonly<Record<string, string>>;
  addOn: Readonly<Record<string, string>>;
}

/** Names that describe the look of a font, also of one that the shop no longer offers. */
const FONTS: Readonly<Record<FontStyle, string>> = {
  elegant: 'elegante',
  modern: 'moderna',
  classic: 'clásica',
  playful: 'divertida',
};

/** Describes a design: "Sofía, letra elegante, hilo dorado, bolso negro, motivo león". Leaves out options no longer offered. */
export function describeDesign(design: Design, labels: DesignLabels): string {
  const part = (what: string, label: string | undefined) => (label ? [`${what} ${label.toLocaleLowerCase('es')}`] : []);
  return [
    design.name.trim().normalize('NFC') || 'Sin nombre',
    `letra ${FONTS[design.letter]}`,
    ...part('hilo', labels.thread[design.thread]),
    ...part('bolso', labels.bagColour[design.bagColour]),
    ...(design.motif === 'none' ? ['sin motivo'] : part('motivo', labels.motif[design.motif])),
    ...(design.strap === 'none' ? [] : part('reata', labels.strap[design.strap])),
    ...DRAWN_ADD_ONS.filter((id) => design.addOns.includes(id)).flatMap((id) => part('con', labels.addOn[id])),
  ].join(', ');
}
