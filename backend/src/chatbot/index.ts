export { ChatbotModule } from './chatbot.module.js';
export { HANDOVER_REASONS } from './domain/reply.js';
export { MissAdmin } from './application/miss-admin.js';
