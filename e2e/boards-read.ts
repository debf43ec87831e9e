import type { LocalStack } from '../local/stack.ts'

/** Adverts of which nothing else on the boards has a word: what a search for `tide table` finds is known. */
export const tideTable = {
  query: 'tide table',
  planner: 'Tide Table Planner',
  clerk: 'Tide Table Clerk',
  analyst: 'Tide Table Analyst',
} as const

const text = `Makoko Marine moves goods over the lagoon, and needs somebody who knows its water.

You will write the tide table of the week, and tell the boats by six each morning when they may leave.

You will keep the table in Excel and answer the captains in writing.`

const putUp = ({ boards }: LocalStack): void => {
  const planner = {
    title: tideTable.planner,
    company: 'Makoko Marine',
    location: 'Ikeja, Lagos',
    text,
    pay: {
      min: 280_000,
      max: 350_000,
      currency: 'NGN',
      period: 'month',
      text: '₦280,000 - ₦350,000 monthly',
    },
  } as const
  boards.post({ board: 'myjobmag', ...planner })
  boards.post({ board: 'hotnigerianjobs', ...planner })
  boards.post({
    board: 'myjobmag',
    title: tideTable.clerk,
    company: 'Royal Crown Global Services',
    location: 'Ikeja, Lagos',
    text: `${text}\n\nTo secure your slot, each candidate pays a registration fee of ₦7,500 before the interview.`,
  })
  boards.post({
    board: 'remotive',
    title: tideTable.analyst,
    company: 'Kestrel Works',
    location: 'Remote, Nigeria',
    text,
    type: 'contract',
  })
}

const readings = new WeakMap<LocalStack, Promise<void>>()

/** What all boards have is there to be searched. Each stack reads them once. */
export const boardsRead = (stack: LocalStack): Promise<void> => {
  const known = readings.get(stack)
  if (known) return known
  putUp(stack)
  const reading = stack.readBoards().catch((cause: unknown) => {
    // The next journey of this stack tries again.
    readings.delete(stack)
    throw cause
  })
  readings.set(stack, reading)
  return reading
}
