import type { Elements } from '../../../shared/lib/elements';
import paymentProvider from '../../../shared/lib/payment-provider.gen.json' with { type: 'json' };
import { consumerAuthority } from '../../../shared/lib/shop';
import { TextAnchor, TextLink } from '../../../shared/ui/TextLink';
import type { LegalSection } from './legal-section';
import { SellerAddresses, SellerMail, SellerName } from './Seller';
import { STORED_IN_BROWSER } from './stored-in-browser';
import { security } from './privacy-periods';

const controller: Elements = (
  <>
    <p>
      <SellerName />
      <span>{' es responsable del tratamiento de tus datos personales. Atendemos tus consultas y reclamos en:'}</span>
    </p>
    <SellerAddresses />
  </>
);

const collected: Elements = (
  <ul>
    <li>
      <strong>Contacto:</strong>
      <span>{' nombre, apellido, correo, teléfono y el mensaje que nos escribes.'}</span>
    </li>
    <li>
      <strong>Pedidos:</strong>
      <span>{' además, la dirección de entrega, lo que compras y el texto que bordamos.'}</span>
    </li>
    <li>
      <strong>Chat y WhatsApp:</strong>
      <span>
        {
          ' lo que escribes. En WhatsApp, además, tu número, el nombre de tu perfil y lo que nos envías: ubicaciones, contactos, pedidos del catálogo y el anuncio por el que llegaste. Si corriges un mensaje, guardamos también lo que decía antes; si lo borras para todos, lo borramos.'
        }
      </span>
    </li>
    <li>
      <strong>Cuenta:</strong>
      <span>
        {
          ' nombre, correo y contraseña y, si quieres, celular y dirección. La contraseña se guarda de forma que nadie puede leerla.'
        }
      </span>
    </li>
    <li>
      <strong>Pagos:</strong>
      <span>{' la referencia y el resultado. Los datos de tu tarjeta los recibe solo Wompi.'}</span>
    </li>
  </ul>
);

const purposes: Elements = (
  <>
    <p>Usamos tus datos para:</p>
    <ul>
      <li>responder lo que nos preguntas;</li>
      <li>fabricar, cobrar, enviar y dar garantía a tu pedido;</li>
      <li>avisarte en qué va;</li>
      <li>cumplir obligaciones contables, tributarias y de protección al consumidor;</li>
      <li>enviarte novedades, solo si lo aceptas por separado.</li>
    </ul>
    <p>No vendemos tus datos ni los usamos para nada distinto.</p>
  </>
);

const consent: Elements = (
  <p>
    Te pedimos autorización antes de recibir tus datos, con una casilla que nunca viene marcada. Guardamos la fecha, la
    hora y la versión del texto que aceptaste. Puedes retirarla cuando quieras, salvo que la ley o un pedido en curso
    nos obliguen a conservar el dato.
  </p>
);

const children: Elements = (
  <p>
    El nombre de tu bebé es un dato de un menor de edad. Lo recibimos de su mamá, su papá o quien lo representa, y lo
    usamos solo para bordar la pieza y cumplir su garantía, siempre en interés del niño o la niña. No pedimos fotos,
    fecha de nacimiento ni ningún otro dato suyo, y no tienes obligación de darlos.
  </p>
);

const rights: Elements = (
  <ul>
    <li>conocer, actualizar y corregir tus datos;</li>
    <li>pedir prueba de la autorización que nos diste;</li>
    <li>saber para qué los hemos usado;</li>
    <li>retirar la autorización o pedir que los borremos;</li>
    <li>consultarlos gratis;</li>
    <li>
      <span>{'presentar una queja ante la Superintendencia de Industria y Comercio: '}</span>
      <TextAnchor href={consumerAuthority.url}>www.sic.gov.co</TextAnchor>
      <span>.</span>
    </li>
  </ul>
);

const howTo: Elements = (
  <>
    <p>
      <span>{'Para ver, descargar o borrar lo que guardamos con tu correo, entra a '}</span>
      <TextLink to="/mis-datos">Mis datos personales</TextLink>
      <span>
        {
          ': te enviamos un enlace que vale por una hora, aunque no tengas cuenta. Si tienes cuenta, también puedes hacerlo en '
        }
      </span>
      <TextLink to="/cuenta">Mi cuenta</TextLink>
      <span>.</span>
    </p>
    <p>
      Ahí también están las conversaciones en las que nos escribiste ese correo. Para borrar cualquier otra
      conversación, pídelo en ella misma: así sabemos que es tuya.
    </p>
    <p>
      <span>{'Para lo demás escríbenos a '}</span>
      <SellerMail />
      <span>
        {
          ' y dinos tu nombre, qué necesitas y cómo responderte. Atiende el área de servicio al cliente. Las consultas se responden en máximo 10 días hábiles, que pueden ampliarse 5 más si te avisamos por qué. Los reclamos, en máximo 15 días hábiles, que pueden ampliarse 8 más.'
        }
      </span>
    </p>
  </>
);

const shared: Elements = (
  <>
    <p>Compartimos solo lo necesario con quienes nos ayudan a atenderte:</p>
    <ul>
      <li>{`${paymentProvider.name}, que procesa los pagos con tarjeta;`}</li>
      <li>la empresa de transporte, que lleva tu pedido;</li>
      <li>WhatsApp (Meta), si nos escribes por ese medio;</li>
      <li>los proveedores de correo electrónico y de servidores.</li>
    </ul>
    <p>
      Algunos guardan información fuera de Colombia. Les exigimos protegerla como lo exige la ley colombiana y usarla
      solo para el servicio que nos prestan.
    </p>
  </>
);

const storage: Elements = (
  <>
    <p>
      <span>
        {
          'No usamos cookies de publicidad ni de seguimiento, ni compartimos tu navegación con nadie. Tu navegador guarda solo lo que sigue. Cuando la página va cifrada, la del carrito y las que solo lee nuestro servidor llevan además '
        }
      </span>
      <code>__Host-</code>
      <span>{' delante del nombre.'}</span>
    </p>
    <dl>
      {STORED_IN_BROWSER.map(({ name, storage, purpose, lasts }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{`${purpose} ${storage}. ${lasts}.`}</dd>
        </div>
      ))}
    </dl>
    <p>Puedes borrar todo desde tu navegador. Si lo haces, tu carrito empieza de nuevo.</p>
  </>
);

const advertising: Elements = (
  <p>
    Si aceptas recibir novedades, te escribimos solo por el medio que autorizaste, de lunes a viernes de 7:00 a 19:00 o
    los sábados de 8:00 a 15:00, nunca en domingos ni festivos (Ley 2300 de 2023). Cada mensaje te dice cómo dejar de
    recibirlos.
  </p>
);

const validity: Elements = (
  <p>
    Esta política se basa en la Ley 1581 de 2012 y en el Decreto 1377 de 2013, recogido en el Decreto 1074 de 2015.
    Nuestras bases de datos se conservan mientras existan las finalidades descritas. Si la cambiamos en algo importante,
    te avisamos aquí antes de aplicarlo.
  </p>
);

/** Privacy policy (Ley 1581 de 2012; Decreto 1377 de 2013, article 13: required contents). */
export const privacyPolicy: LegalSection[] = [
  { id: 'responsable', title: 'Quién responde por tus datos', body: controller },
  { id: 'datos', title: 'Qué datos tratamos', body: collected },
  { id: 'finalidades', title: 'Para qué los usamos', body: purposes },
  { id: 'autorizacion', title: 'Tu autorización', body: consent },
  { id: 'menores', title: 'El nombre de tu bebé', body: children },
  { id: 'derechos', title: 'Tus derechos', body: rights },
  { id: 'ejercicio', title: 'Cómo ejercerlos', body: howTo },
  { id: 'terceros', title: 'Con quién los compartimos', body: shared },
  { id: 'almacenamiento', title: 'Cookies y almacenamiento local', body: storage },
  { id: 'seguridad', title: 'Seguridad y conservación', body: security },
  { id: 'publicidad', title: 'Mensajes publicitarios', body: advertising },
  { id: 'vigencia', title: 'Vigencia y cambios', body: validity },
];
