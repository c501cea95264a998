import type { ReactNode } from 'react';
import { consumerAuthority } from '../../../shared/lib/shop';
import { TextAnchor } from '../../../shared/ui/TextLink';
import type { LegalSection } from './legal-section';
import { SellerAddresses, SellerMail, SellerName } from './Seller';

const controller: ReactNode = (
  <>
    <p>
      <SellerName /> es responsable del tratamiento de tus datos personales. Atendemos tus consultas y reclamos en:
    </p>
    <SellerAddresses />
  </>
);

const collected: ReactNode = (
  <ul>
    <li>
      <strong>Contacto:</strong> nombre, apellido, correo, teléfono y el mensaje que nos escribes.
    </li>
    <li>
      <strong>Pedidos:</strong> además, la dirección de entrega, lo que compras y el texto que bordamos.
    </li>
    <li>
      <strong>Cuenta:</strong> nombre, correo y contraseña y, si quieres, celular y dirección. La contraseña se guarda
      de forma que nadie puede leerla.
    </li>
    <li>
      <strong>Pagos:</strong> la referencia y el resultado. Los datos de tu tarjeta los recibe solo la pasarela de
      pagos.
    </li>
  </ul>
);

const purposes: ReactNode = (
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

const consent: ReactNode = (
  <p>
    Te pedimos autorización antes de recibir tus datos, con una casilla que nunca viene marcada. Guardamos la fecha, la
    hora y la versión del texto que aceptaste. Puedes retirarla cuando quieras, salvo que la ley o un pedido en curso
    nos obliguen a conservar el dato.
  </p>
);

const children: ReactNode = (
  <p>
    El nombre de tu bebé es un dato de un menor de edad. Lo recibimos de su mamá, su papá o quien lo representa, y lo
    usamos solo para bordar la pieza y cumplir su garantía, siempre en interés del niño o la niña. No pedimos fotos,
    fecha de nacimiento ni ningún otro dato suyo, y no tienes obligación de darlos.
  </p>
);

const rights: ReactNode = (
  <ul>
    <li>conocer, actualizar y corregir tus datos;</li>
    <li>pedir prueba de la autorización que nos diste;</li>
    <li>saber para qué los hemos usado;</li>
    <li>retirar la autorización o pedir que los borremos;</li>
    <li>consultarlos gratis;</li>
    <li>
      presentar una queja ante la Superintendencia de Industria y Comercio:{' '}
      <TextAnchor href={consumerAuthority.url}>www.sic.gov.co</TextAnchor>.
    </li>
  </ul>
);

const howTo: ReactNode = (
  <p>
    Escríbenos a <SellerMail /> y dinos tu nombre, qué necesitas y cómo responderte. Atiende el área de servicio al
    cliente. Las consultas se responden en máximo 10 días hábiles, que pueden ampliarse 5 más si te avisamos por qué.
    Los reclamos, en máximo 15 días hábiles, que pueden ampliarse 8 más.
  </p>
);

const shared: ReactNode = (
  <>
    <p>Compartimos solo lo necesario con quienes nos ayudan a atenderte:</p>
    <ul>
      <li>la pasarela de pagos Wompi, que procesa los pagos con tarjeta;</li>
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

const storage: ReactNode = (
  <>
    <p>
      No usamos cookies de publicidad ni de seguimiento, ni compartimos tu navegación con nadie. Tu navegador guarda
      solo:
    </p>
    <ul>
      <li>
        <strong>session_id</strong>, en el almacenamiento local: un número al azar que reconoce tu carrito y que no dice
        quién eres;
      </li>
      <li>
        <strong>la sesión de tu cuenta</strong>, si tienes una: una cookie que solo lee nuestro servidor y otra que solo
        dice que entraste. Las dos se borran al salir.
      </li>
    </ul>
    <p>Puedes borrarlos desde tu navegador. Si lo haces, tu carrito empieza de nuevo.</p>
  </>
);

const security: ReactNode = (
  <p>
    La información viaja cifrada y solo la ve quien la necesita para atenderte. Guardamos los datos de un mensaje hasta
    un año después de recibirlo, los nombres de un carrito hasta 90 días después de su último cambio y los de un diseño
    compartido hasta un año después de la última vez que alguien lo abre. Los de un pedido, durante el tiempo que
    ordenan las normas contables y de protección al consumidor. Después los borramos.
  </p>
);

const advertising: ReactNode = (
  <p>
    Si aceptas recibir novedades, te escribimos solo por el medio que autorizaste, de lunes a viernes de 7:00 a 19:00 o
    los sábados de 8:00 a 15:00, nunca en domingos ni festivos (Ley 2300 de 2023). Cada mensaje te dice cómo dejar de
    recibirlos.
  </p>
);

const validity: ReactNode = (
  <p>
    Esta política se basa en la Ley 1581 de 2012 y en el Decreto 1377 de 2013, recogido en el Decreto 1074 de 2015.
    Nuestras bases de datos se conservan mientras existan las finalidades descritas. Si la cambiamos en algo importante,
    te avisamos aquí antes de aplicarlo.
  </p>
);

/** How personal data are treated (Ley 1581 de 2012; Decreto 1377 de 2013, article 13: what a policy must contain). */
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
