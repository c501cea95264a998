export { ChatbotModule } from './chatbot.module.js';
export { ConversationAdmin } from './application/conversation-admin.js';
export { HANDOVER_REASONS } from './domain/reply.js';
export { MissAdmin } from './application/miss-admin.js';
