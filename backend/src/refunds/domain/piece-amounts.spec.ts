import { pieceAmounts, piecesBack } from './refundable-money.js';

describe('the amounts of pieces', () => {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

  it('add up to what was paid, with the discount, whatever the prices and the discount are', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const lines = Array.from({ length: (seed % 5) + 1 }, (_, index) => ({
        price: 1000 + ((seed * 7919 + index * 104_729) % 500_000),
        quantity: ((seed + index) % 4) + 1,
      }));
      const subtotal = sum(lines.map(({ price, quantity }) => price * quantity));
      const total = subtotal - ((seed * 31_337) % subtotal);
      const amounts = pieceAmounts(lines, total);
      expect(sum(amounts.flat())).toBe(total);
      expect(amounts.map(({ length }) => length)).toEqual(lines.map(({ quantity }) => quantity));
      expect(Math.min(...amounts.flat())).toBeGreaterThanOrEqual(0);
    }
  });

  it('differ by at most one peso among equal pieces', () => {
    expect(pieceAmounts([{ price: 100_000, quantity: 3 }], 200_000)).toEqual([[66_667, 66_666, 66_667]]);
  });

  it('are nothing for pieces that cost nothing', () => {
    expect(pieceAmounts([{ price: 0, quantity: 2 }], 0)).toEqual([[0, 0]]);
  });

  it('counts the pieces that came back by line', () => {
    const refunds = [
      { pieces: [{ position: 0, quantity: 1 }] },
      { pieces: [{ position: 0, quantity: 2 }] },
      { pieces: [] },
    ];
    expect([...piecesBack(refunds)]).toEqual([[0, 3]]);
  });
});
