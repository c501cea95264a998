import { Look } from './Look';

export const states = {
  'in part as in the photo': (
    <Look
      shown={[
        { field: 'thread', id: 'cream', label: 'Crema', asInPhoto: true },
        { field: 'strap', id: 'anchors', label: 'Anclas náuticas', asInPhoto: false },
      ]}
    />
  ),
};
