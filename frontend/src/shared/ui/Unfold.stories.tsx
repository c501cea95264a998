import { Unfold } from './Unfold';

export const states = {
  closed: <Unfold summary="Números de guía">Servientrega</Unfold>,
  open: (
    <Unfold summary="Números de guía" open>
      Servientrega
    </Unfold>
  ),
};
