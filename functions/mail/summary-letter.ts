import { brand } from '../../shared/brand.ts'
import type { Urgent } from '../../shared/domain/next-step.ts'
import { type WeekFigures, weekInWords } from '../../shared/domain/weekly-summary.ts'
import { type Block, greetable, greeting, type Letter, oneLine, outsideWords } from './letter.ts'

const names: Readonly<Record<keyof WeekFigures, string>> = {
  added: 'Applications added',
  sent: 'Applications sent',
  answered: 'Answers from employers',
  practised: 'Practice sessions',
  letters: 'Cover letters written',
  resumes: 'Resumes made',
  interviewsAhead: 'Interviews in the next seven days',
}
const order = ['added', 'sent', 'answered', 'practised', 'letters', 'resumes', 'interviewsAhead'] as const

/** A figure that is zero is left out. */
const factsOf = (figures: WeekFigures): Readonly<Record<string, string>> =>
  Object.fromEntries(order.flatMap(name => (figures[name] > 0 ? [[names[name], String(figures[name])]] : [])))

const stepBlocks = (urgent: Urgent | null, siteUrl: string): readonly Block[] =>
  urgent
    ? [
        { words: `Your next step: ${outsideWords(urgent.title)}. ${outsideWords(urgent.text)}` },
        {
          button: {
            label: 'Open application',
            href: `${siteUrl}/dashboard/applications?edit=${urgent.candidate.id}`,
          },
        },
      ]
    : [
        { words: 'Your next step: find the next job. None of your applications needs you today.' },
        { button: { label: 'Find a job', href: `${siteUrl}/dashboard/job-search` } },
      ]

type Week = {
  /** Of the week, such as 2026-11-16. */
  readonly monday: string
  readonly figures: WeekFigures
  readonly urgent: Urgent | null
}
type About = { readonly name: string; readonly siteUrl: string }

/** Returns the mail of a week, without the end that `sendMailing` adds. */
export const summaryLetter = ({ monday, figures, urgent }: Week, { name, siteUrl }: About): Letter => {
  const week = weekInWords(monday)
  return {
    subject: oneLine(`Your week, ${week} – ${brand.name}`),
    title: 'Your week in numbers',
    blocks: [
      greeting(greetable(name)),
      { words: `This is what you did for your job search from ${week}:` },
      { facts: factsOf(figures) },
      ...stepBlocks(urgent, siteUrl),
    ],
  }
}
