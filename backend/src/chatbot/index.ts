export { ChatbotModule } from './chatbot.module.js';
export { MissAdmin } from './application/miss-admin.js';
