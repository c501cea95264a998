import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { Letters, TextBlock } from '../../../common/http/text-fields.js';
import { chosenAddOns } from '../../../catalogue/index.js';
import { DESIGN_FIELDS, DESIGN_QUESTIONS, designFromWire } from '../../../common/piece-design.js';
import type { PieceChanges } from '../../application/change-cart.js';
import type { RequestedPersonalisation } from '../../application/piece.js';

const YES_OR_NO = { message: 'Debe ser verdadero o falso' };
const TEXT = { message: 'Debe ser un texto' };
const ADD_ONS = { message: 'Elige complementos de la lista' };
const MAX_ADD_ONS = 50;
const MAX_ID = 100;
const TOO_LONG = { message: 'El texto es demasiado largo' };

/** 200 of the longest emoji there are; how many letters a text has is counted later, as people count them. */
const MAX_TEXT = 3000;

/**
 * The personalisation of a piece. Everything may be left out or null; ids are those of `GET /pricing`. A choice that is left out is made as in
 * the product's photo (`photoDesign` of `GET /products`) and costs nothing.
 */
export class PersonalisationDto {
  /**
   * The name to embroider, at most 20 letters: Latin letters with or without accents, digits, spaces and `- ' & .`
   * @example "Sofía"
   */
  @IsOptional()
  @MaxLength(MAX_TEXT, TOO_LONG)
  @IsString(TEXT)
  @Letters()
  @ApiProperty({ type: 'string', maxLength: 20 })
  personalization?: string | null;

  /**
   * Ids of `addOns` in `GET /pricing`, besides those that the next fields choose.
   * @example ["pompon"]
   */
  @IsOptional()
  @ArrayMaxSize(MAX_ADD_ONS, ADD_ONS)
  @MaxLength(MAX_ID, { ...ADD_ONS, each: true })
  @IsString({ ...ADD_ONS, each: true })
  @IsArray(ADD_ONS)
  @ApiProperty({ type: [String], maxItems: MAX_ADD_ONS })
  addOns?: string[] | null;

  /** A pompon. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  addPompon?: boolean | null;

  /** A keychain with a text of its own: needs `keychainPersonalization`. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  addPersonalizedKeychain?: boolean | null;

  /** A decorative bow. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  addDecorativeBow?: boolean | null;

  /** Another name of `addNameEmbroidery`: charged once if either is set. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  addPersonalization?: boolean | null;

  /** The embroidered name as an add-on: needs `personalization`. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  addNameEmbroidery?: boolean | null;

  /** With the express service; `GET /pricing` has its business days. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  expressService?: boolean | null;

  /** With embroidery; left out, an embroiderable product has it. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  hasBordado?: boolean | null;

  /**
   * The keychain's text, at most 12 letters.
   * @example "Sofi"
   */
  @IsOptional()
  @MaxLength(MAX_TEXT, TOO_LONG)
  @IsString(TEXT)
  @Letters()
  @ApiProperty({ type: 'string', maxLength: 12 })
  keychainPersonalization?: string | null;

  /**
   * Lettering style: id of `fontStyles` in `GET /pricing`.
   * @example "elegant"
   */
  @IsOptional()
  @IsString(TEXT)
  embroideryFont?: string | null;

  /**
   * Thread: id of `fontColors`.
   * @example "gold"
   */
  @IsOptional()
  @IsString(TEXT)
  embroideryColor?: string | null;

  /**
   * Size of the letters: id of `fontSizes`.
   * @example "medium"
   */
  @IsOptional()
  @IsString(TEXT)
  fontSize?: string | null;

  /**
   * Motif: id of `animalThemes`.
   * @example "lion"
   */
  @IsOptional()
  @IsString(TEXT)
  animalTheme?: string | null;

  /**
   * Bag: id of `bagColors`.
   * @example "black"
   */
  @IsOptional()
  @IsString(TEXT)
  bagColor?: string | null;

  /**
   * Woven strap: id of `straps`.
   * @example "camel-stripes"
   */
  @IsOptional()
  @IsString(TEXT)
  strap?: string | null;

  /**
   * Note for the workshop, at most 200 letters.
   * @example "Una corona pequeña sobre la M"
   */
  @IsOptional()
  @MaxLength(MAX_TEXT, TOO_LONG)
  @IsString(TEXT)
  @TextBlock()
  @ApiProperty({ type: 'string', maxLength: 200 })
  specialRequest?: string | null;
}

export function toPersonalisation(dto: PersonalisationDto): RequestedPersonalisation {
  return {
    personalization: dto.personalization ?? '',
    addOns: chosenAddOns(dto.addOns ?? [], dto),
    hasBordado: dto.hasBordado ?? null,
    keychainPersonalization: dto.keychainPersonalization ?? '',
    design: designFromWire(dto),
    specialRequest: dto.specialRequest ?? '',
  };
}

/** Only the fields that were sent: null removes a text or choice, and is ignored for an add-on or the embroidery. */
export function toChanges(dto: PersonalisationDto): PieceChanges {
  const { hasBordado, addOns, design, ...texts } = toPersonalisation(dto);
  const isSent = (field: string) => dto[field as keyof PersonalisationDto] !== undefined;
  const chosen = DESIGN_FIELDS.filter((field) => isSent(DESIGN_QUESTIONS[field].wire));
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([field]) => isSent(field))),
    ...(hasBordado !== null && { hasBordado }),
    ...(dto.addOns && { addOns }),
    design: Object.fromEntries(chosen.map((field) => [field, design[field]])),
    addOnFields: dto,
  };
}
