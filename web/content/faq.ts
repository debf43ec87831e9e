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
      `Aiki reads ${connectedCount} boards for you. Five ways lead to local jobs: MyJobMag, HotNigerianJobs, ReliefWeb and the job pages of Nigerian employers are read, and Jobberman opens in its own search with your words filled in.`,
      'Some boards, such as LinkedIn, Indeed and Glassdoor, let no service read them. Aiki opens their search in a new tab instead. You always apply where the job was posted.',
    ],
  },
  {
    id: 'remote',
    question: 'Can I find remote and international jobs?',
    answer: [
      'Yes. Every plan searches the remote boards too, and each remote job names who may apply from where, as far as its advert says it. Elite adds filters: remote, hybrid or on site, and remote jobs that are open to Nigeria, to Africa or to the whole world.',
    ],
  },
  {
    id: 'resume-builder',
    question: 'How does the AI resume builder work?',
    answer: [
      'You say what you have done, or bring the resume you have. The builder writes it anew for the job, in a layout that applicant tracking systems can read.',
      'Every line has a source in what you told us. A claim without one is left out until you say where it comes from. You read and change everything before you use it.',
      `On Free you have ${free.limits.resumes} resume, which can be rewritten once a week. Pro and Elite have no limit.`,
    ],
  },
  {
    id: 'linkedin',
    question: 'What is LinkedIn optimisation, and who has it?',
    answer: [
      'You paste your headline, summary or bio and name the role you want. Aiki writes it anew, within the length that LinkedIn takes, and says why. What nothing of yours bears out is left out until you say where it comes from. It never signs in to LinkedIn, and changes nothing there: you copy what you like.',
      'It is part of Pro and Elite. On Elite it can be fitted to a job that you track.',
    ],
  },
  {
    id: 'data-after-cancellation',
    question: 'What happens to my data when I cancel?',
    answer: [
      'Your plan goes on to the end of the period that you have paid for. After that your data is kept for 90 days, and you can take the plan up again where you left it. Then what belongs to the paid plan is deleted, unless you subscribe again.',
      'You can export everything as one file at any time. When you delete your account, you are signed out at once, and your personal data is gone within 30 days.',
    ],
  },
  {
    id: 'applications',
    question: 'How many applications can I send on each plan?',
    answer: [
      'As many as you like: applying by hand and keeping track of it is free of limits on every plan.',
      `What differs is the search. Free has ${lower(searchesOf('free'))}, Pro ${lower(searchesOf('pro'))}, Elite ${lower(searchesOf('elite'))}. Job alerts search for you besides: they tell you of new jobs ${free.alerts} on Free, ${pro.alerts} on Pro and at once on Elite.`,
      `Auto-apply is coming soon: up to ${pro.limits.autoApplicationsPerMonth} applications a month on Pro, and no limit on Elite. Nothing will be sent without your yes.`,
    ],
  },
  {
    id: 'payment-security',
    question: 'Is it safe to pay?',
    answer: [
      'Yes. You pay on the page of Paystack, a licensed payment provider. Your card number never reaches us: we learn only that the payment came, how much it was, and its reference.',
    ],
  },
  {
    id: 'fields-of-work',
    question: 'Is Aiki only for tech jobs?',
    answer: [
      'No. The boards list nurses, accountants, teachers, drivers, engineers, sales people and many more. Resume, letters and interview practice follow your own field: you name it, and your words decide.',
    ],
  },
  {
    id: 'interview-coach',
    question: 'How accurate is the interview coach?',
    answer: [
      'It asks eight questions for your role, industry and level, and scores each answer with reasons: whether it answers the question, gives an example, and says what came of it. When the language model is away, simple rules score the answer, and it says so.',
      'It is practice, not a forecast. A high score is no promise of a job, and a real interviewer may see things differently. Practice in writing is part of Pro and Elite; practice by voice is coming soon to Elite.',
    ],
  },
  {
    id: 'payment-methods',
    question: 'Which currencies and ways to pay do you take?',
    answer: [
      `In Nigeria you pay in naira, by card, USSD or bank transfer. Pro is ${price(pro)}, Elite ${price(elite)}. The dollar prices are for reading; from abroad your bank charges you in dollars.`,
      `A trial of ${trialDays} days needs no card.`,
    ],
  },
  {
    id: 'plan-changes',
    question: 'Can I change or leave my plan?',
    answer: [
      'At any time. An upgrade begins at once, and you pay only the difference for the days that are left. A downgrade begins with the next period. A cancelled plan stays yours to the end of what you have paid for.',
      'If a price changes, you hear of it 30 days before.',
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
