import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ids of pictures that showed add-ons, which cost extra, and of the same views without them. */
const PICTURES: readonly (readonly [before: string, after: string])[] = [
  ['e55f6e3ec6c3eb557f88', 'e1ffb3ee1ccb40abd3d1'],
  ['0c268c31b8105b8a3a9a', '8808f0b28da3688e6f95'],
  ['caaf4e99b09762c43ad1', '1af05909fc3348403e37'],
  ['c51249b1d5becb7bb208', 'bdadcf42c30c29c13b19'],
  ['3128ce83be18ca54d248', '28774b9b2facc1608683'],
  ['66dd302b926b852165a2', '5baf6681459617ac312b'],
  ['42bc76306876d206b1aa', '4ef2e6ee3d9ff91ec6d9'],
  ['d5aaf1fc6a2632173f66', '806a2f88bb4ec703fc93'],
  ['b07a0593ece99767597d', '86cc2c9fc3feb2d0a7c7'],
  ['792b6fea4941b8208b6f', 'a4572712e1cc3a8623ec'],
  ['2ab01376e4984dd011cf', 'ab82a9720e46e46eab1a'],
  ['350a60dff375f7bb9d38', 'e6d0e223b07fe710adf0'],
  ['4f0bf9f1b9e15204e84a', 'c6721b25ec6ea08e3d2d'],
  ['80bacc1296bbd6201dc8', 'd189d22bf8f2710a0fd5'],
  ['5758b963a96305363c84', 'f0ac8580afb43f717a4b'],
  ['05a843388453ddc23669', '4c8d817683afccdf3ed9'],
];

/** The alternative text of the classic backpack named its key ring. */
const WORDS = [', bolsillo frontal y llavero con pompón', ' y bolsillo frontal'] as const;

/** Products that still have a picture of the first release get the same view without what costs extra. Other pictures stay. */
export class ShowWhatIsOrdered1790100080000 implements MigrationInterface {
  name = 'ShowWhatIsOrdered1790100080000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [before, after] of PICTURES) await replace(queryRunner, before, after);
    await reword(queryRunner, ...WORDS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [before, after] of PICTURES) await replace(queryRunner, after, before);
    await reword(queryRunner, WORDS[1], WORDS[0]);
  }
}

async function replace(queryRunner: QueryRunner, before: string, after: string): Promise<void> {
  // The views have the same sizes. The start that follows copies the files into the store.
  await queryRunner.query(
    `INSERT INTO media (id, width, height, colour, widths, created_at)
     SELECT $2::text, width, height, colour, widths, now() FROM media WHERE id = $1::text
     ON CONFLICT DO NOTHING`,
    [before, after],
  );
  await queryRunner.query(
    `UPDATE product SET
       pictures = array_replace(pictures, $1::text, $2::text),
       plain_pictures = array_replace(plain_pictures, $1::text, $2::text),
       picture_alts = CASE WHEN picture_alts ? $1::text
         THEN picture_alts - $1::text || jsonb_build_object($2::text, picture_alts -> $1::text) ELSE picture_alts END
     WHERE $1::text = ANY (pictures)`,
    [before, after],
  );
}

async function reword(queryRunner: QueryRunner, before: string, after: string): Promise<void> {
  await queryRunner.query(
    `UPDATE product SET picture_alts = replace(picture_alts::text, $1::text, $2::text)::jsonb
     WHERE slug = 'mochila-clasica' AND position($1::text IN picture_alts::text) > 0`,
    [before, after],
  );
}
