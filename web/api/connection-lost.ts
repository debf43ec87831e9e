/** No answer came: the line is down, or too slow to wait for. Whether the server did its work is not known. */
export class ConnectionLost extends Error {
  /** The person has waited through a whole deadline already: better said now than tried again in silence. */
  readonly afterDeadline: boolean

  constructor({ cause, afterDeadline = false }: { cause?: unknown; afterDeadline?: boolean } = {}) {
    super('The connection was lost. What you typed is kept. Please try again.', { cause })
    this.name = 'ConnectionLost'
    this.afterDeadline = afterDeadline
  }
}

/** Gives up after so many milliseconds of silence. The work itself goes on, but nobody waits for it. */
export const withDeadline = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectionLost({ afterDeadline: true })), milliseconds)
  })
  try {
    return await Promise.race([work, silence])
  } finally {
    clearTimeout(timer)
  }
}
