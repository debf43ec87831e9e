import { plans } from '../../shared/domain/plan.ts'

const { free, pro } = plans

/** The words of the Help Center. */
export const helpWords = {
  lead: 'Read the answers here. If they do not help, write to us.',
  write: 'We answer in English by email, usually within 48 hours.',
  knowledgeBase: 'We are writing longer guides, step by step. Until then, ask us.',
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
    answer: `Yes. Create a job alert in Job Alerts, or from any search in Job Search. It tells you in the app, and by email if you like: ${free.alerts} on Free, ${pro.alerts} on Pro, instantly on Elite. You can pause each alert, and each of its emails has a link that stops the emails.`,
  },
  {
    question: 'How do I practise for an interview?',
    answer:
      'Open Interview Coach, or press "Practise for it" on the Dashboard when your next step is an interview. The Interview Coach asks eight questions for the job and scores each answer, with reasons. It saves each answer, so you can leave and continue later. Practice is part of Pro and Elite. Voice practice is coming soon.',
  },
  {
    question: 'How do I improve my LinkedIn profile, and see which skills I lack?',
    answer:
      'Open Advanced Features. The LinkedIn tab writes your headline, summary or bio for a role, from what you told Aiki. You copy the text yourself. The Skill gap tab compares your skills with a role, and shows which skills your tracked jobs ask for. Both are part of Pro and Elite.',
  },
  {
    question: 'What does the career coach know about me?',
    answer:
      'It knows what you and the coach wrote in the chat. It sees your profile and your applications only while the switch below the chat is on. It never sees your name, address, phone number or email. "Clear chat" deletes the chat. The coach is part of Elite.',
  },
  {
    question: 'Does Aiki apply for jobs for me?',
    answer:
      'No. Aiki never applies for a job without you. The auto-apply switch in Job Preferences only saves your choice until that tool is ready.',
  },
  {
    question: 'How do I change or cancel my plan, and where are my receipts?',
    answer:
      'Open Subscription. It shows your plan and its dates, what the other plans cost, "Cancel", and each payment with its receipt. If you cancel, you keep the plan until the end of the period that you paid for.',
  },
  {
    question: 'What happens to what I typed when the connection is lost?',
    answer:
      'It stays on your device. The form tells you when it could not save, and you can try again. Trying again never saves the same thing twice.',
  },
  {
    question: 'I no longer have the phone with my authenticator app. What now?',
    answer:
      'If you are still logged in somewhere, turn off two-factor login in Settings there. If not, email us from the email address of your account.',
  },
  {
    question: 'How do I get fewer emails?',
    answer:
      'Each job alert email has a link that stops the emails of that alert. Notification Preferences has a switch for each kind of email, and one switch for all emails. Security alerts always come, so that you notice when somebody else changes your account.',
  },
  {
    question: 'How do I take my data with me, or leave?',
    answer:
      'Settings has both: "Export my data" gives one file with everything, and "Delete my account" closes your account at once. Your data is deleted within 30 days.',
  },
] as const
