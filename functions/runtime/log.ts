type Level = 'info' | 'warn' | 'error'
export type Fields = Readonly<Record<string, unknown>>
export type Log = { readonly [L in Level]: (message: string, fields?: Fields) => void }

/** What may be said of a thrown value: never its payload, which may hold a person's words. */
export const describeError = (error: unknown): Fields =>
  error instanceof Error
    ? {
        error: error.name,
        detail: error.message,
        stack: error.stack,
        ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
      }
    : { error: typeof error }

/** One JSON object a line, each with `bound` (the request id). Callers pass no tokens, passwords or texts of mail. */
export const createLog = (
  bound: Fields = {},
  write: (line: string) => void = line => console.log(line),
): Log => {
  const at =
    (level: Level) =>
    (message: string, fields: Fields = {}) =>
      write(JSON.stringify({ level, message, ...bound, ...fields }))
  return { info: at('info'), warn: at('warn'), error: at('error') }
}
