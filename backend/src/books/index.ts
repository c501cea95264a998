export { BooksModule } from './books.module.js';
