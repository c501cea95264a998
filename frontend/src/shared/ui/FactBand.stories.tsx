import Clock from 'lucide-react/icons/clock';
import { Fact, FactBand } from './FactBand';

export const states = {
  'three facts': (
    <FactBand label="Tu pedido">
      <Fact icon={Clock} title="48 h de bordado">
        En dos días.
      </Fact>
      <Fact icon={Clock} title="100% hecho a mano">
        Pieza por pieza.
      </Fact>
      <Fact icon={Clock} title="Entrega 24 h">
        Con express.
      </Fact>
    </FactBand>
  ),
};
