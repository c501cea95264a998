import { hydrateAndRepeat } from './before-hydration';

const find = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;

/** The values of all fields. */
const values = () =>
  [...document.querySelectorAll('input')].map(({ type, checked, value }) => (type === 'text' ? value : checked));

it.each(['gold', 'silver', 'white'])(
  'repeats what was chosen and typed before hydration, with %s preselected',
  (served) => {
    const radios = ['gold', 'silver', 'white'].map(
      (id) => `<input type="radio" name="thread" id="${id}" ${id === served ? 'checked' : ''}>`,
    );
    document.body.innerHTML = `${radios.join('')}<input type="checkbox" id="pompom"><input type="text" id="name">`;
    const chosen = served === 'silver' ? 'white' : 'silver';
    find(`#${chosen}`).click();
    find('#pompom').click();
    find('#name').value = 'Sofía';
    const asChosen = values();

    const clicked: string[] = [];
    document.body.addEventListener('click', ({ target }) => clicked.push((target as Element).id));
    hydrateAndRepeat(() => {
      // Hydration checks the server's radio button.
      expect(values()).toEqual([false, false, false, false, '']);
      find(`#${served}`).checked = true;
    });
    expect(values()).toEqual(asChosen);
    expect(clicked).toEqual([chosen, 'pompom']);
  },
);
