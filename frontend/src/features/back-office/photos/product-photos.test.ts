import type { ChangeDto, ShopRowDto } from '../../../api/back-office.api';
import { withEdits } from '../draft/changes';
import {
  addPhoto,
  describePhoto,
  movePhoto,
  photoEdits,
  type ProductPhotos,
  readPhotos,
  removePhoto,
  toggleOpenPhoto,
} from './product-photos';

const STORED: ProductPhotos = {
  pictures: ['a', 'b', 'c'],
  plainPictures: ['c', 'b'],
  pictureAlts: { a: 'Uno' },
  openPicture: null,
};
const row = { id: 1, values: { ...STORED } } as unknown as ShopRowDto;

/** The draft after an edit of the photos that it has. */
function draftAfter(changes: readonly ChangeDto[], change: (photos: ProductPhotos) => ProductPhotos): ChangeDto[] {
  const current = readPhotos(row, changes, {});
  const edits = Object.values(photoEdits(row, current, change(current)));
  return withEdits(
    changes,
    edits.map(({ text: _text, ...edit }) => ({ ...edit, value: edit.value! })),
  );
}

describe('movePhoto', () => {
  it.each([
    ['c', 0, ['c', 'a', 'b']],
    ['a', 2, ['b', 'c', 'a']],
    ['a', 3, ['a', 'b', 'c']],
    ['a', -1, ['a', 'b', 'c']],
    ['unknown', 0, ['a', 'b', 'c']],
  ])('moves %s to %i', (id, to, pictures) => {
    expect(movePhoto(STORED, id, to).pictures).toEqual(pictures);
  });
});

it('changes only the fields that an edit changes, and expects the stored values', () => {
  expect(draftAfter([], (photos) => movePhoto(photos, 'c', 0))).toEqual([
    { entity: 'product', id: 1, field: 'pictures', value: ['c', 'a', 'b'], expected: ['a', 'b', 'c'] },
  ]);
});

it('applies an edit to the draft', () => {
  const draft = draftAfter([], (photos) => addPhoto(photos, 'd'));
  expect(
    readPhotos(
      row,
      draftAfter(draft, (photos) => movePhoto(photos, 'd', 0)),
      {},
    ).pictures,
  ).toEqual(['d', 'a', 'b', 'c']);
});

it('leaves the draft empty when a photo is removed and restored', () => {
  const removed = draftAfter([], (photos) => removePhoto(photos, 'c'));
  expect(removed.map(({ field, value }) => [field, value])).toEqual([
    ['pictures', ['a', 'b']],
    ['plainPictures', ['b']],
  ]);
  const restore = (photos: ProductPhotos) => describePhoto(addPhoto(photos, 'c'), 'c', { alt: '', plain: true });
  expect(draftAfter(removed, restore)).toEqual([]);
});

it('shows one photo beside the measures, until it is an ordinary one again or is removed', () => {
  const opened = draftAfter([], (photos) => toggleOpenPhoto(photos, 'b'));
  expect(opened).toEqual([{ entity: 'product', id: 1, field: 'openPicture', value: 'b', expected: null }]);
  expect(readPhotos(row, opened, {}).openPicture).toBe('b');
  expect(draftAfter(opened, (photos) => toggleOpenPhoto(photos, 'b'))).toEqual([]);
  expect(draftAfter(opened, (photos) => removePhoto(photos, 'b')).map(({ field }) => field)).toEqual([
    'pictures',
    'plainPictures',
  ]);
});

it('stores no empty text, and keeps the text of a removed photo', () => {
  expect(describePhoto(STORED, 'a', { alt: ' ', plain: false }).pictureAlts).toEqual({});
  expect(describePhoto(STORED, 'b', { alt: ' Dos ', plain: true }).pictureAlts).toEqual({ a: 'Uno', b: 'Dos' });
  expect(removePhoto(STORED, 'a').pictureAlts).toEqual({ a: 'Uno' });
});

it('drops the text of a removed photo when a product has 60 texts', () => {
  const removed = Object.fromEntries(Array.from({ length: 59 }, (_, index) => [`removed-${index}`, 'Antes']));
  const { pictureAlts } = describePhoto({ ...STORED, pictureAlts: { ...removed, a: 'Uno' } }, 'b', {
    alt: 'Dos',
    plain: false,
  });
  expect(Object.keys(pictureAlts)).toHaveLength(60);
  expect(pictureAlts).toMatchObject({ a: 'Uno', b: 'Dos' });
});

it('reads a product that has no photos', () => {
  const empty = { id: 2, values: {} } as unknown as ShopRowDto;
  expect(readPhotos(empty, [], {})).toEqual({ pictures: [], plainPictures: [], pictureAlts: {}, openPicture: null });
});
