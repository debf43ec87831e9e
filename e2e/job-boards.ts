import type { LocalStack } from '../local/stack.ts'

/** Adverts whose words occur nowhere else on the boards, so that the results of a search for `tide table` are known. */
export const tideTable = {
  query: 'tide table',
  planner: 'Tide Table Planner',
  clerk: 'Tide Table Clerk',
  analyst: 'Tide Table Analyst',
} as const

const text = `Makoko Marine moves goods over the lagoon, and needs somebody who knows its water.

You will write the tide table of the week, and tell the boats by six each morning when they may leave.

You will keep the table in Excel and answer the captains in writing.`

const publishAdverts = ({ boards }: LocalStack): void => {
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

/** Reads all boards and builds the index, once per stack, so that the adverts can be searched. */
export const readBoards = (stack: LocalStack): Promise<void> => {
  const known = readings.get(stack)
  if (known) return known
  publishAdverts(stack)
  const reading = stack.readBoards().catch((cause: unknown) => {
    // The next journey on this stack tries again.
    readings.delete(stack)
    throw cause
  })
  readings.set(stack, reading)
  return reading
}
