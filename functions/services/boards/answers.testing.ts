import { BoardError, type BoardFetch, type ReadingContext } from './connector.ts'

/**
 * Makes a board with answers by address: an error is thrown, a text is sent unchanged, and anything else is sent as
 * JSON. Other addresses get a 404. `asked` lists the addresses in order; an address that was requested with `ifChanged`
 * begins with `?`.
 */
export const answering = (
  answers: Readonly<Record<string, unknown>>,
  changes: Partial<ReadingContext> = {},
) => {
  const asked: string[] = []
  const fetch: BoardFetch = async (address, { ifChanged = false } = {}) => {
    asked.push(`${ifChanged ? '?' : ''}${address}`)
    const answer = address in answers ? answers[address] : new BoardError('refused', '404')
    if (answer instanceof BoardError) throw answer
    return typeof answer === 'string'
      ? { text: answer, contentType: 'text/xml' }
      : { text: JSON.stringify(answer), contentType: 'application/json' }
  }
  const context: ReadingContext = {
    fetch,
    keys: {},
    employers: [],
    now: new Date('2026-09-28T09:00:00Z'),
    ...changes,
  }
  return { asked, context }
}

/** Texts that would run scripts in a reader's browser. */
export const hostile = {
  title: '<script>steal()</script>Accountant<img src=x onerror=steal()>',
  html: '<p>Keep the books.</p><style>p{}</style><iframe src="//x"></iframe><p onclick="steal()">Lagos &lt;script&gt;steal()&lt;/script&gt; office</p>',
} as const

/** The same texts as a reader must see them. */
export const harmless = { title: 'Accountant', description: 'Keep the books.\n\nLagos office' } as const
