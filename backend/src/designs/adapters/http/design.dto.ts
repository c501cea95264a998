import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { chosenAddOns, PriceLineDto, toPriceLineDtos } from '../../../catalogue/index.js';
import { Letters } from '../../../common/http/text-fields.js';
import type { PricedDesign } from '../../application/design.service.js';
import { type Design, designPath } from '../../domain/design.js';

const PRODUCT_MESSAGE = 'El id del producto debe ser un número entero positivo';
const ADD_ONS = { message: 'Elige complementos de la lista' };
const MAX_ADD_ONS = 50;
const MAX_ID = 100;
const NAME_MESSAGE = 'Por favor ingresa el nombre para personalizar';

/** A design of the customiser; ids are those of `GET /pricing`. A choice that is null or left out is as in the product's photo. */
export class DesignDto {
  /**
   * Id of `GET /products`; a product that can be embroidered.
   * @example 1
   */
  @Max(2_147_483_647, { message: PRODUCT_MESSAGE })
  @Min(1, { message: PRODUCT_MESSAGE })
  @IsInt({ message: PRODUCT_MESSAGE })
  productId!: number;

  /**
   * The name to embroider, at most 20 letters.
   * @example "Sofía"
   */
  @MaxLength(1000, { message: 'El texto es demasiado largo' })
  @IsNotEmpty({ message: NAME_MESSAGE })
  @IsString({ message: NAME_MESSAGE })
  @Letters()
  @ApiProperty({ maxLength: 20 })
  name!: string;

  /**
   * Id of `fontStyles`.
   * @example "elegant"
   */
  @IsOptional()
  @IsString({ message: 'Elige un estilo de letra' })
  fontStyle?: string | null;

  /**
   * Id of `fontSizes`.
   * @example "medium"
   */
  @IsOptional()
  @IsString({ message: 'Elige un tamaño de letra' })
  fontSize?: string | null;

  /**
   * Id of `fontColors`.
   * @example "gold"
   */
  @IsOptional()
  @IsString({ message: 'Elige un color de hilo' })
  fontColor?: string | null;

  /**
   * Id of `animalThemes`.
   * @example "lion"
   */
  @IsOptional()
  @IsString({ message: 'Elige un motivo' })
  animalTheme?: string | null;

  /**
   * Id of `bagColors`.
   * @example "black"
   */
  @IsOptional()
  @IsString({ message: 'Elige un color de bolso' })
  bagColor?: string | null;

  /**
   * Id of `straps`.
   * @example "camel-stripes"
   */
  @IsOptional()
  @IsString({ message: 'Elige una reata' })
  strap?: string | null;

  /**
   * False for a piece with the name alone: then `addOns` has `personalization`, and there is no motif. True when it is left out.
   * @example true
   */
  @IsOptional()
  @IsBoolean({ message: 'Debe ser verdadero o falso' })
  hasBordado?: boolean | null;

  /**
   * Ids of `addOns`.
   * @example ["pompon"]
   */
  @IsOptional()
  @ArrayMaxSize(MAX_ADD_ONS, ADD_ONS)
  @MaxLength(MAX_ID, { ...ADD_ONS, each: true })
  @IsString({ ...ADD_ONS, each: true })
  @IsArray(ADD_ONS)
  @ApiProperty({ type: [String], maxItems: MAX_ADD_ONS })
  addOns?: string[] | null;

  /**
   * The keychain's text, at most 12 letters.
   * @example "Sofi"
   */
  @IsOptional()
  @MaxLength(1000, { message: 'El texto es demasiado largo' })
  @IsString({ message: 'Escribe el texto del llavero' })
  @Letters()
  @ApiProperty({ type: 'string', maxLength: 12 })
  keychainText?: string | null;
}

/** Where a design is kept. */
export class DesignAddressDto {
  /**
   * The same design always has the same code.
   * @example "k3Jx0Qp_Za"
   */
  code!: string;

  /**
   * The page that opens the design, on any phone.
   * @example "/d/k3Jx0Qp_Za"
   */
  path!: string;
}

/** A kept design, its product and what it costs today. */
export class KeptDesignDto {
  /**
   * Its code.
   * @example "k3Jx0Qp_Za"
   */
  code!: string;

  /**
   * The page that opens it.
   * @example "/d/k3Jx0Qp_Za"
   */
  path!: string;

  /** The stored design. */
  design!: DesignDto;

  /**
   * The product's name today.
   * @example "Pañalera Multifuncional"
   */
  productName!: string;

  /**
   * Whole pesos; the sum of `breakdown`.
   * @example 445020
   */
  price!: number;

  /** Why it costs `price`. */
  breakdown!: PriceLineDto[];
}

export function toDesign(dto: DesignDto): Design {
  return {
    productId: dto.productId,
    name: dto.name,
    fontStyle: dto.fontStyle || '',
    fontSize: dto.fontSize || '',
    fontColor: dto.fontColor || '',
    animalTheme: dto.animalTheme || '',
    bagColor: dto.bagColor || '',
    strap: dto.strap || '',
    hasBordado: dto.hasBordado ?? true,
    addOns: chosenAddOns(dto.addOns ?? [], {}),
    keychainText: dto.keychainText ?? '',
  };
}

function toDesignDto({ productId, name, hasBordado, addOns, keychainText, ...choices }: Design): DesignDto {
  const chosen = Object.entries(choices).map(([field, id]) => [field, id || null]);
  const look = Object.fromEntries(chosen) as Record<keyof typeof choices, string | null>;
  return { productId, name, ...look, hasBordado, addOns, keychainText };
}

export function toDesignAddressDto(code: string): DesignAddressDto {
  return { code, path: designPath(code) };
}

export function toKeptDesignDto(code: string, { design, product, breakdown, price }: PricedDesign): KeptDesignDto {
  return {
    ...toDesignAddressDto(code),
    design: toDesignDto(design),
    productName: product.name,
    price,
    breakdown: toPriceLineDtos(breakdown),
  };
}
