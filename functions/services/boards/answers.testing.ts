import { BoardFault, type BoardFetch, type Surroundings } from './connector.ts'

/**
 * A board that answers by address: a fault is thrown, a text is sent as it is, anything else as JSON. What it does not
 * know it refuses. `asked`: the addresses, in order; those asked for only if they have changed begin with `?`.
 */
export const answering = (answers: Readonly<Record<string, unknown>>, said: Partial<Surroundings> = {}) => {
  const asked: string[] = []
  const fetch: BoardFetch = async (address, { ifChanged = false } = {}) => {
    asked.push(`${ifChanged ? '?' : ''}${address}`)
    const answer = address in answers ? answers[address] : new BoardFault('refused', '404')
    if (answer instanceof BoardFault) throw answer
    return typeof answer === 'string'
      ? { text: answer, contentType: 'text/xml' }
      : { text: JSON.stringify(answer), contentType: 'application/json' }
  }
  const surroundings: Surroundings = {
    fetch,
    keys: {},
    employers: [],
    now: new Date('2026-09-28T09:00:00Z'),
    ...said,
  }
  return { asked, surroundings }
}

/** What somebody could write to run in a reader's browser. */
export const hostile = {
  title: '<script>steal()</script>Accountant<img src=x onerror=steal()>',
  html: '<p>Keep the books.</p><style>p{}</style><iframe src="//x"></iframe><p onclick="steal()">Lagos &lt;script&gt;steal()&lt;/script&gt; office</p>',
} as const

/** The same as it is to be read. */
export const harmless = { title: 'Accountant', description: 'Keep the books.\n\nLagos office' } as const
