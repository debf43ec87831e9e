/** No answer came: the line is down, or too slow to wait for. Nobody knows whether the server did its work. */
export class ConnectionLost extends Error {
  /** The person has waited for a whole deadline already, so the error is shown now, and nothing is tried again. */
  readonly afterDeadline: boolean

  constructor({ cause, afterDeadline = false }: { cause?: unknown; afterDeadline?: boolean } = {}) {
    super('The connection was lost. What you typed is kept. Please try again.', { cause })
    this.name = 'ConnectionLost'
    this.afterDeadline = afterDeadline
  }
}

/** Throws ConnectionLost after so many milliseconds without an answer. The work itself goes on, but nobody waits for it. */
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
