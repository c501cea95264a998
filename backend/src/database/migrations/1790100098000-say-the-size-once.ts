import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For each seeded product: what its description said of its size, and what it says in its place. */
const SIZES: readonly (readonly [slug: string, before: string, after: string])[] = [
  ['panalera-multifuncional', 'Mide 40 × 32 × 16 cm y está', 'Está'],
  ['organizador-de-higiene', 'Mide 26 × 16 × 10 cm y está', 'Está'],
  ['mochila-clasica', 'Mide 38 × 30 × 16 cm y está', 'Está'],
  ['bolso-mariposa', 'Mide 28 × 26 × 10 cm y está', 'Está'],
  ['organizador-de-mudas', 'Cada uno mide 28 × 20 cm y está', 'Cada uno está'],
  ['mochila-leon', 'Mide 34 × 32 × 14 cm y está', 'Está'],
  ['mochila-milano', 'Mide 40 × 30 × 17 cm y está', 'Está'],
  ['cambiador', 'Abierto mide 70 × 45 cm y está', 'Está'],
  ['lonchera-porta-biberones', 'Mide 26 × 20 × 12 cm y está', 'Está'],
  ['lonchera-baul', 'Mide 30 × 22 × 18 cm y está', 'Está'],
  ['maleta-viajera', 'Mide 48 × 28 × 22 cm y está', 'Está'],
  ['portachupeta', 'Mide 11 × 9 × 5 cm y está', 'Está'],
];

/** MD5 of the seeded descriptions with and without the size, which tell them from texts of the owner. */
const SEEDED: readonly string[] = [
  '23e9246fd7fcd58044d764e20369ec39',
  'a5f206a14cef3da7a416d59e6fec4f2a',
  '860ebfd7b5539dfd46c6cbcc312e578c',
  '289b26b42e5e9c0bc646ed6d2c3530ca',
  '8c1ed4607ecb8d70c7d39ff07b78a6f3',
  '63d2407a74600ff10450504555e2c29c',
  '73cb6668b1ef13eaa9b5f6ee258417eb',
  '1bcaa0c47e2c3463ef830ff1fbf97802',
  '682c23e06e15abbea2b451aaef0ee630',
  '43eb94549fc1f6ab85a927cda705643d',
  'd14d51e26cc473474ea2297ff4a2765f',
  '531f98bebc2236d4dbd52c3c1b5c669b',
  '6528c6416b013f66c868a13f0625aeb4',
  'ea8bb0225a1584c9d518ee98076f9210',
  'e071e43d2281a6ce0f8db0f323370083',
  'b36254b2b69c5100492e5f0728aa1435',
  'b734b0b5e56691a66c8c25eb20c7d103',
  'e22976ae9b25d7807505390b9a755ff0',
  '0e713e3b25103046eeaf1d561c3ed6bf',
  'a62b0db0166a8da2be97c1d3e2a829be',
  'ace11934276ad0bb84a062689ce2201e',
  '6b73672c3e793bfcc68ff19617abde66',
  'd582fd699f5c5df4414da6bd94b2c95c',
  '5ee4d85b1f0d5ee13d0a7f334e8c7fb0',
];

/**
 * The centimetres of a piece stand in its columns, with a drawing: the seeded descriptions do not repeat them. Texts that the owner has changed
 * stay; an empty catalogue gets them with its seed.
 */
export class SayTheSizeOnce1790100098000 implements MigrationInterface {
  name = 'SayTheSizeOnce1790100098000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [slug, before, after] of SIZES) await queryRunner.query(REPLACE, [slug, before, after, SEEDED]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [slug, before, after] of SIZES)
      await queryRunner.query(REPLACE, [slug, `. ${after} `, `. ${before} `, SEEDED]);
  }
}

const REPLACE = `
  UPDATE product SET description = replace(description, $2, $3) WHERE slug = $1 AND md5(description) = ANY ($4)`;
