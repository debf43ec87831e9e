import { inDollars, inNaira, plans, trialDays } from '../../shared/domain/plan.ts'
import { connectedCount } from './boards.ts'
import { searchesOf } from './plan-words.ts'

const { free, pro, elite } = plans
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
const price = ({ price }: (typeof plans)['pro' | 'elite']): string =>
  `${inNaira(price.kobo)} (${inDollars(price.cents)}) a month`

type Question = {
  /** Names it in links: `/faq#boards`. */
  readonly id: string
  readonly question: string
  readonly answer: readonly string[]
}

export const faqHero = {
  title: 'Frequently Asked Questions',
  text: 'What people ask before they begin, and while they search.',
}

export const questions: readonly Question[] = [
  {
    id: 'boards',
    question: 'Which job boards does Aiki work with?',
    answer: [
      `Aiki reads ${connectedCount} job boards for you. You find local jobs in five places. Aiki reads four of them: MyJobMag, HotNigerianJobs, ReliefWeb and the job pages of Nigerian employers. The fifth is Jobberman: Aiki opens its own search, with your words filled in.`,
      'Some boards, such as LinkedIn, Indeed and Glassdoor, do not allow any service to read them. Aiki opens their search in a new tab instead. You always apply where the job was posted.',
    ],
  },
  {
    id: 'remote',
    question: 'Can I find remote and international jobs?',
    answer: [
      'Yes. Every plan searches the remote boards too, and each remote job shows from which countries people may apply, if its advert says so. Elite adds filters: remote, hybrid or onsite, and remote jobs that are open to Nigeria, to Africa or to the whole world.',
    ],
  },
  {
    id: 'resume-builder',
    question: 'How does the AI resume builder work?',
    answer: [
      'You say what you have done, or import the resume you have. The builder writes a new resume for the job, in a layout that applicant tracking systems (ATS) can read.',
      'Every line must come from something that you told us. A line without a source is left out until you say where it comes from. You can read and change everything before you use it.',
      `On Free you have ${free.limits.resumes} resume, which can be rewritten once a week. Pro and Elite have no limit.`,
    ],
  },
  {
    id: 'linkedin',
    question: 'What is LinkedIn optimisation, and who has it?',
    answer: [
      'You paste your headline, summary or bio and name the role you want. Aiki writes a new text, no longer than LinkedIn allows, and explains what it changed. A sentence without a source in what you told us is left out until you say where it comes from. Aiki never logs in to LinkedIn and changes nothing there: you copy the text yourself.',
      'It is part of Pro and Elite. On Elite it can be fitted to a job that you track.',
    ],
  },
  {
    id: 'data-after-cancellation',
    question: 'What happens to my data when I cancel?',
    answer: [
      'You keep your plan until the end of the period that you paid for. After that we keep your data for 90 days, and in that time you can start the plan again where you left off. Then we delete what belongs to the paid plan, unless you subscribe again.',
      'You can export everything as one file at any time. When you delete your account, you are logged out at once, and your personal data is deleted within 30 days.',
    ],
  },
  {
    id: 'applications',
    question: 'How many applications can I send on each plan?',
    answer: [
      'As many as you like. Applying by hand and tracking your applications have no limit on any plan.',
      `The job search has limits. Free has ${lower(searchesOf('free'))}, Pro ${lower(searchesOf('pro'))}, Elite ${lower(searchesOf('elite'))}. Job alerts also search for you: they tell you about new jobs ${free.alerts} on Free, ${pro.alerts} on Pro and instantly on Elite.`,
      `Auto-apply is coming soon: up to ${pro.limits.autoApplicationsPerMonth} applications a month on Pro, and no limit on Elite. Nothing will be sent until you agree.`,
    ],
  },
  {
    id: 'payment-security',
    question: 'Is it safe to pay?',
    answer: [
      'Yes. You pay on the page of Paystack, a licensed payment provider. Your card number never reaches us. We see that you paid, how much, and the payment reference.',
    ],
  },
  {
    id: 'fields-of-work',
    question: 'Is Aiki only for tech jobs?',
    answer: [
      'No. The job boards have jobs for nurses, accountants, teachers, drivers, engineers, sales people and many more. You name your field of work, and your resume, letters and interview practice follow it.',
    ],
  },
  {
    id: 'interview-coach',
    question: 'How accurate is the interview coach?',
    answer: [
      'It asks eight questions for your role, industry and level, and scores each answer with reasons: whether it answers the question, gives an example, and names a result. When the AI does not answer, fixed rules score your answer, and the screen says so.',
      'It is only practice. A high score does not promise you a job, and a real interviewer may judge differently. Written practice is part of Pro and Elite. Voice practice is coming soon to Elite.',
    ],
  },
  {
    id: 'payment-methods',
    question: 'Which currencies and ways to pay do you take?',
    answer: [
      `You pay in naira, by card, USSD or bank transfer. Pro is ${price(pro)}, Elite ${price(elite)}. The dollar prices are a guide: if your card is from abroad, its bank converts the amount.`,
      `A trial of ${trialDays} days needs no card.`,
    ],
  },
  {
    id: 'plan-changes',
    question: 'Can I change or leave my plan?',
    answer: [
      'At any time. An upgrade begins at once, and you pay only the difference for the days that are left. A downgrade begins when your current period ends. If you cancel, you keep the plan until the end of the period that you paid for.',
      'If a price changes, we tell you 30 days before.',
    ],
  },
  {
    id: 'languages',
    question: 'Do you give support in local languages?',
    answer: [
      'Support is in English for now. You may write names and texts in any language: Yoruba, Hausa and Igbo letters are shown and kept as you typed them.',
    ],
  },
]

export const stillQuestions = {
  title: 'Still have questions',
  text: 'Write to us: a person answers, usually within 48 hours.',
}
