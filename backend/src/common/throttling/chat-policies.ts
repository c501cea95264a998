import { DAY, HOUR, policy, TEN_MINUTES } from './throttle-policy.js';

/** Limits of the chat in the pages and of the bot; part of `POLICIES`. */
export const CHAT_POLICIES = {
  chatMessages: policy(
    ['network'],
    { name: 'chat', what: 'messages to the chat of the pages', calls: 600, seconds: TEN_MINUTES, store: 'memory' },
    'One message a second from one carrier; each costs some milliseconds and a row.',
  ),
  chatReads: policy(
    ['network'],
    { name: 'chat-read', what: 'readings of a chat', calls: 3000, seconds: TEN_MINUTES, store: 'memory' },
    'An open chat that waits for a person asks every few seconds; this is dozens of them at once.',
  ),
  newChats: policy(
    ['network'],
    { name: 'chat-new', what: 'new conversations of the pages', calls: 300, seconds: TEN_MINUTES, store: 'memory' },
    'One new shopper with a question every two seconds from one carrier; each conversation may become a mail to the shop.',
  ),
  newChatsOfDay: policy(
    ['network'],
    { name: 'chat-new-day', what: 'new conversations of the pages', calls: 3000, seconds: DAY, store: 'memory' },
    'A script that keeps just below the limit of ten minutes. A conversation stays for half a year.',
  ),
  chatMessagesOfDay: policy(
    ['network'],
    { name: 'chat-day', what: 'messages to the chat of the pages', calls: 20_000, seconds: DAY, store: 'memory' },
    'The same for messages; each is two rows for half a year.',
  ),
  chatAnswers: policy(
    ['conversation'],
    {
      name: 'chat-answer',
      what: 'answers of the bot',
      calls: 30,
      seconds: TEN_MINUTES,
      store: 'memory',
      beyond: 'the message is stored and shown to staff, and one notice is sent',
    },
    'More than a person can read; on WhatsApp each answer counts towards the shop’s costs.',
  ),
  handoverMails: policy(
    ['mailbox'],
    {
      name: 'chat-handover',
      what: 'mails about conversations that wait',
      calls: 60,
      seconds: HOUR,
      store: 'database',
      beyond: 'the conversation waits in the panel, its mail is held back',
    },
    'Anyone can ask for a person; one mail a minute is more than staff can answer.',
  ),
} as const;
