import { Disclosure } from './Disclosure';

export const states = {
  closed: (
    <Disclosure summary="Números de guía">
      <p>Servientrega</p>
    </Disclosure>
  ),
  open: (
    <Disclosure summary="Números de guía" open>
      <p>Servientrega</p>
    </Disclosure>
  ),
};
