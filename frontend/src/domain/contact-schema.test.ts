import { cleanContact, contactErrors, type ContactValues, emptyContact } from './contact-schema';

const good: ContactValues = {
  firstName: 'Laura',
  lastName: 'Restrepo',
  email: 'laura@correo.com',
  phone: '300 123 4567',
  message: 'Quiero una pañalera',
  dataConsent: true,
};

describe('contactErrors', () => {
  it('returns no errors for a complete message', () => {
    expect(contactErrors(good)).toEqual({});
  });

  it('requires every field and the consent', () => {
    expect(contactErrors(emptyContact)).toEqual({
      firstName: 'Escribe tu nombre',
      lastName: 'Escribe tu apellido',
      email: 'Escribe tu correo',
      phone: 'Escribe tu teléfono',
      message: 'Escribe tu mensaje',
      dataConsent: 'Para enviarnos el mensaje necesitamos tu autorización',
    });
  });

  it('treats a text of spaces as empty', () => {
    expect(contactErrors({ ...good, message: '   ' })).toEqual({ message: 'Escribe tu mensaje' });
  });

  it.each([
    '3001234567',
    '300 123 4567',
    '(604) 123-4567',
    '+57 300 123 4567',
    '57 3001234567',
    '0057 300 1234567',
    '+34 612 345 678',
  ])('accepts the phone %p', (phone) => {
    expect(contactErrors({ ...good, phone })).toEqual({});
  });

  it.each(['12345', 'mi celular', '300 123 456', '57 300'])('rejects the phone %p', (phone) => {
    expect(contactErrors({ ...good, phone }).phone).toContain('10 dígitos');
  });

  it.each(['laura', 'laura@', 'laura@correo', 'la ura@correo.com'])('rejects the email %p', (email) => {
    expect(contactErrors({ ...good, email }).email).toContain('correo válido');
  });
});

describe('cleanContact', () => {
  it('trims every text and keeps the consent', () => {
    expect(cleanContact({ ...good, email: ' laura@correo.com ', message: '\nHola \n' })).toEqual({
      ...good,
      message: 'Hola',
    });
  });
});
