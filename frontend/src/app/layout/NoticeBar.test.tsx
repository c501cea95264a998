import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { settings } from '../../testing/settings-data';
import { NoticeBar } from './NoticeBar';

const closing = { from: '2026-12-20', until: '2027-01-10', note: 'Tu pedido empieza el 11 de enero.' };

describe('NoticeBar', () => {
  it('shows the owner’s announcement', () => {
    renderApp(<NoticeBar />, { settings: { ...settings, closing } });
    expect(screen.getByRole('complementary', { name: 'Aviso' })).toHaveTextContent(settings.texts.announcement!);
  });

  it('shows the notice of an upcoming closing instead', () => {
    renderApp(<NoticeBar />, { settings: { ...settings, closing, showsClosing: true } });
    expect(screen.getByRole('complementary', { name: 'Aviso' })).toHaveTextContent(
      'Cerrado por vacaciones del 20 de diciembre al 10 de enero. Tu pedido empieza el 11 de enero.',
    );
  });
});
