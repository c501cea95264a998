import { Disclosure } from './Disclosure';

export const states = {
  closed: <Disclosure summary="Números de guía">Servientrega</Disclosure>,
  open: (
    <Disclosure summary="Números de guía" open>
      Servientrega
    </Disclosure>
  ),
};
