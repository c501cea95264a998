import { string } from 'yup';
import { customerLimits as limits } from '../api/limits.gen';
import { needsDepartment, wrongCity, wrongDepartment } from './cities';
import { atMost, isEmail, isPhone } from './field-rules';

/** The rules for who buys and where it is sent, for yup's `object`. */
export const customerRules = {
  name: string()
    .trim()
    .required('Por favor ingresa tu nombre completo')
    .max(...atMost('El nombre', limits.name)),
  email: string()
    .trim()
    .required('Por favor ingresa tu correo electrónico')
    .test('email', 'Revisa tu correo, por ejemplo laura@correo.com', isEmail),
  phone: string()
    .trim()
    .required('Por favor ingresa tu teléfono')
    .max(...atMost('El teléfono', limits.phone))
    .test('phone', isPhone),
  address: string()
    .trim()
    .required('Por favor ingresa tu dirección completa para el envío')
    .max(...atMost('La dirección', limits.address)),
  city: string()
    .trim()
    .required('Por favor ingresa tu ciudad')
    .max(...atMost('La ciudad', limits.city))
    .test('known', (city, { parent, createError }) => {
      const message = wrongCity(city, (parent as { department: string }).department);
      return message === undefined || createError({ message });
    }),
  department: string()
    .trim()
    .test('given', (department, { parent, createError }) => {
      const { city } = parent as { city: string };
      const reason = needsDepartment(city) ? `: hay más de un ${city}` : '';
      return Boolean(department) || createError({ message: `Por favor ingresa tu departamento${reason}` });
    })
    .max(...atMost('El departamento', limits.department))
    .test('known', (department = '', { createError }) => {
      const message = department === '' ? undefined : wrongDepartment(department);
      return message === undefined || createError({ message });
    }),
  postalCode: string()
    .trim()
    .max(...atMost('El código postal', limits.postalCode)),
};
