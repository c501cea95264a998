import { PaymentMarks } from './PaymentMarks';

export const states = { all: <PaymentMarks /> };
