import { plans } from '../../shared/domain/plan.ts'

const { free, pro } = plans

/** The words of the Help Center. */
export const helpWords = {
  lead: 'Answers first, and people when they do not help.',
  write: 'We answer in English by email, usually within 48 hours.',
  knowledgeBase: 'Longer guides, step by step. Until then, ask us.',
} as const

/** A short set for people who use the app. All questions are on the public FAQ page. */
export const helpQuestions = [
  {
    question: 'How do I add a job that I applied for?',
    answer:
      'Open My Applications and press "Add application". The title and the company are enough. You can also import a whole list from a spreadsheet.',
  },
  {
    question: 'Can Aiki tell me when a new job fits?',
    answer: `Yes. Make a job alert in Job Alerts, or from any search in Job Search. It tells you in the app, and by email if you like: ${free.alerts} on Free, ${pro.alerts} on Pro, at once on Elite. Each alert can be paused, and each of its emails has a link that stops them.`,
  },
  {
    question: 'How do I practise for an interview?',
    answer:
      'Open Interview Coach, or press "Practise for it" on the Dashboard when an interview comes next. It asks eight questions for the job and scores each answer with reasons. Each answer is kept as you go, so you can leave and resume. Practice is part of Pro and Elite; practice by voice is coming soon.',
  },
  {
    question: 'How do I improve my LinkedIn profile, and see which skills I lack?',
    answer:
      'Open Advanced Features. The LinkedIn tab writes your headline, summary or bio for a role, from what is true of you; you copy what you like. The Skill gap tab compares your skills with a role, and says what your saved jobs ask for. Both are part of Pro and Elite.',
  },
  {
    question: 'What does the career coach know of me?',
    answer:
      'What you write to it, and what was said before. It sees your profile and your applications only while you let it, with a switch below the chat, and never your name, address, phone number or email. "Clear chat" deletes the chat. The coach is part of Elite.',
  },
  {
    question: 'Does Aiki apply for jobs for me?',
    answer:
      'No. No job is applied for without you. The auto-apply switch in Job Preferences only keeps your wish until that tool exists.',
  },
  {
    question: 'How do I change or cancel my plan, and where are my receipts?',
    answer:
      'The Subscription screen has all of it: your plan and its dates, what the others cost, "Cancel", and each payment with its receipt. A cancelled plan stays yours until the end of what you have paid for.',
  },
  {
    question: 'What happens to what I type when the line drops?',
    answer:
      'It stays on your device. Forms say when a save did not go through and let you try again; trying again does not make two of anything.',
  },
  {
    question: 'I no longer have the phone with my authenticator app. What now?',
    answer:
      'If you are still logged in somewhere, turn two-factor off in Settings there. If not, write to us by email from the address of your account.',
  },
  {
    question: 'How do I get fewer emails?',
    answer:
      'Each email of a job alert has a link that stops them. Notification Preferences has a switch for each kind of email, and one for all. Security alerts always come, so that you notice when somebody else changes your account.',
  },
  {
    question: 'How do I take my data with me, or leave?',
    answer:
      'Settings has both: "Export my data" gives one file with everything, and "Delete my account" ends the account at once and removes your data within 30 days.',
  },
] as const
