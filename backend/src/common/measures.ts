/** How large a piece is; null is not known. */
export interface Measures {
  /** Centimetres. */
  readonly heightCm: number | null;
  readonly widthCm: number | null;
  readonly depthCm: number | null;
  /** Grams, empty. */
  readonly weightG: number | null;
  /** What it holds, in litres with at most one decimal. */
  readonly litres: number | null;
  /** Length of its strap in centimetres; null also for a piece without one. */
  readonly strapCm: number | null;
}

/** What is known of the measures, as name and value: 'Alto', '40 cm'. Both sides run `docs/measure-cases.json`. */
export function measureFacts(measures: Measures): (readonly [name: string, value: string])[] {
  const { heightCm, widthCm, depthCm, weightG, litres, strapCm } = measures;
  const facts: (readonly [string, string | false])[] = [
    ['Alto', heightCm !== null && `${heightCm} cm`],
    ['Ancho', widthCm !== null && `${widthCm} cm`],
    ['Fondo', depthCm !== null && `${depthCm} cm`],
    ['Peso', weightG !== null && (weightG < 1000 ? `${weightG} g` : `${withComma(weightG / 1000)} kg`)],
    ['Capacidad', litres !== null && `${withComma(litres)} ${litres === 1 ? 'litro' : 'litros'}`],
    ['Reata', strapCm !== null && `${strapCm} cm`],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

const withComma = (value: number) => String(value).replace('.', ',');
