import { hydrateAndRepeat, recordTexts } from './before-hydration';

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
    hydrateAndRepeat(document.body, () => {
      // Hydration checks the server's radio button.
      expect(values()).toEqual([false, false, false, false, '']);
      find(`#${served}`).checked = true;
    });
    expect(values()).toEqual(asChosen);
    expect(clicked).toEqual([chosen, 'pompom']);
  },
);

/** Replaces the text of an element as Chrome's translator does. */
function translate(selector: string) {
  const element = document.querySelector(selector)!;
  const text = element.firstChild as Text;
  const font = document.createElement('font');
  font.textContent = text.data.toUpperCase();
  text.replaceWith(font);
}

it('undoes a translation for the moment of hydration, which it triggers at once', () => {
  document.body.innerHTML = '<main><label>Nombre</label><input id="name"><p>Cada <b>puntada</b></p></main>';
  recordTexts(document.body);
  translate('label');
  translate('b');
  (document.querySelector('b')!.firstChild as Element).textContent = 'stitch';
  find('#name').value = 'Sofía';
  const seen: string[] = [];
  document.body.addEventListener('input', () => seen.push(document.body.innerHTML), { once: true });
  hydrateAndRepeat(document.body, () => expect(seen).toEqual([]));
  expect(seen[0]).toBe('<main><label>Nombre</label><input id="name"><p>Cada <b>puntada</b></p></main>');
  expect(find('#name').value).toBe('Sofía');
});

it('types into the new field when React renders the page anew', () => {
  document.body.innerHTML = '<main><label><font>NAME</font></label><input id="name"></main>';
  recordTexts(document.body);
  find('#name').value = 'Sofía';
  // React finds another text than its own at the first event.
  document.body.addEventListener(
    'input',
    () => (document.body.innerHTML = '<main><label>Nombre</label><input id="new"></main>'),
    { once: true },
  );
  hydrateAndRepeat(document.body, () => undefined);
  expect(find('#new').value).toBe('Sofía');
});
