export { ChatbotModule } from './chatbot.module.js';
