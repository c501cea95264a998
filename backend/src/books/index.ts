export { Books, type ReceivedMoney } from './application/books.js';
export { BooksModule } from './books.module.js';
