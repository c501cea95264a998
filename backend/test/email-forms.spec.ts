import { readFileSync } from 'node:fs';
import { plainToInstance } from 'class-transformer';
import { type ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ContactMessageDto } from '../src/contact/adapters/http/contact.dto.js';
import { LoginDto } from '../src/identity/adapters/http/login.dto.js';
import { ForgotPasswordDto, ResetPasswordDto } from '../src/identity/adapters/http/password.dto.js';
import { RegisterDto } from '../src/identity/adapters/http/register.dto.js';
import {
  AcceptInvitationDto,
  AcceptLinkedInvitationDto,
  InviteStaffDto,
} from '../src/identity/adapters/http/staff.dto.js';
import { CustomerDto } from '../src/orders/adapters/http/bank-transfer.dto.js';
import { TrackOrderDto } from '../src/orders/adapters/http/track-order.dto.js';
import { OrderPaymentDto } from '../src/payments/adapters/http/order-payment.dto.js';
import { PayerDto } from '../src/payments/adapters/wompi/widget-config.dto.js';
import { PrivacyRequestDto } from '../src/privacy/adapters/http/privacy.dto.js';

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly properties?: Record<string, Schema>;
}

const FORMS: readonly ClassConstructor<{ email?: string }>[] = [
  AcceptInvitationDto,
  AcceptLinkedInvitationDto,
  ContactMessageDto,
  CustomerDto,
  ForgotPasswordDto,
  InviteStaffDto,
  LoginDto,
  OrderPaymentDto,
  PayerDto,
  PrivacyRequestDto,
  RegisterDto,
  ResetPasswordDto,
  TrackOrderDto,
];

const { paths, components } = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
};

/** The names of the body's schemas that have an email. */
function formsIn({ $ref, allOf = [], properties = {} }: Schema): string[] {
  const name = $ref?.split('/').at(-1);
  if (name) {
    const schema = components.schemas[name]!;
    return [...(schema.properties?.email ? [name] : []), ...formsIn(schema)];
  }
  return [...allOf, ...Object.values(properties)].flatMap(formsIn);
}

describe('forms with an email', () => {
  const emailIn = (form: ClassConstructor<{ email?: string }>, typed: string) => {
    const body = plainToInstance(form, { email: typed });
    const isValid = validateSync(body).every(({ property }) => property !== 'email');
    return isValid ? body.email : undefined;
  };

  it('are these', () => {
    const bodies = Object.values(paths).flatMap((methods) => Object.values(methods));
    const schemas = bodies.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
    const forms = schemas.flatMap(({ schema }) => formsIn(schema));
    expect([...new Set(forms)].sort()).toEqual(FORMS.map(({ name }) => name));
  });

  describe.each(FORMS.map((form) => [form.name, form] as const))('%s', (_name, form) => {
    it.each([
      ['  Laura@Example.COM ', 'laura@example.com'],
      ['laura@peña.co', 'laura@xn--pea-8ma.co'],
      ['ｌａｕｒａ@example.com', 'laura@example.com'],
    ])('writes %s as %s', (typed, stored) => {
      expect(emailIn(form, typed)).toBe(stored);
    });

    it.each(['"l\\aura"@example.com', '"laura"@example.com', 'peña@example.com', 'laura', `${'a'.repeat(250)}@b.co`])(
      'refuses %s',
      (typed) => {
        expect(emailIn(form, typed)).toBeUndefined();
      },
    );
  });
});
