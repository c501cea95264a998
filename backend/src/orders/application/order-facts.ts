import { describeDay, describeDelivery } from '../../common/delivery.js';
import { withdrawalNotice } from '../../common/withdrawal-right.js';
import type { Pesos } from '../../common/money.js';
import type { OrderFacts } from '../../mail/index.js';
import { factTexts, kitTitle } from '../../catalogue/index.js';
import { instalmentsOf, owedNow } from '../domain/instalments.js';
import { groupByKit } from '../domain/kit-lines.js';
import { nameablePieces } from '../domain/later-name.js';
import type { Order } from '../domain/order.js';
import { addressInWords, type OrderLine } from '../domain/purchase.js';

/** The facts about an order that mails contain; `excess` as `Orders.excessOf`, `pictures` are ids of pictures within the mail. */
export function orderFacts(order: Order, excess: Pesos, pictures: ReadonlyMap<OrderLine, string>): OrderFacts {
  const { number, createdAt, purchase, currentPayment, isExpress, delivery } = order;
  const { customer, lines, total, discountCode, discountAmount, finalTotal } = purchase;
  return {
    number,
    createdAt,
    customer,
    address: customer.shipping ? addressInWords(customer.shipping) : '',
    lines: groupByKit(lines).flatMap(({ isKit, lines: own }) =>
      own.map((line, index) => ({
        ...line,
        details: detailsOf(line),
        request: line.personalisation.specialRequest,
        isInKit: isKit,
        picture: pictures.get(line),
        ...(isKit && index === 0 && { kit: { title: kitTitle(own.length), price: priceOfAll(own) } }),
      })),
    ),
    withdrawal: withdrawalNotice(lines.map(({ personalisation }) => personalisation)),
    nameless: nameablePieces(order).flatMap(({ line }) => (line.personalisation.personalization ? [] : [line.name])),
    isExpress,
    delivery: delivery && describeDelivery(delivery),
    total,
    discountCode,
    discountAmount,
    finalTotal,
    instalments: instalmentsOf(order).map(({ payBy, ...part }) => ({ ...part, payBy: payBy && describeDay(payBy) })),
    due: owedNow(order),
    paid: order.money.received,
    excess,
    paymentMethod: currentPayment.method,
    transactionId: currentPayment.transactionId,
  };
}

/** What a piece is made with. The request is for the workshop, whose mail shows it. */
export function detailsOf(line: OrderLine): string[] {
  return factTexts({ ...line, personalisation: { ...line.personalisation, specialRequest: '' } });
}

/** The price of one piece of each line. */
function priceOfAll(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { price }) => sum + price, 0);
}
