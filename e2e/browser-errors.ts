import type { BrowserContext, ConsoleMessage, WebError } from 'playwright/test'

/** Collects the browser's errors: script errors, console errors, and violations of the Content-Security-Policy. */
export const createBrowserErrors = () => {
  const heard: string[] = []
  const expected: RegExp[] = []
  return {
    /** Returns a function that stops listening. */
    listenTo: (context: BrowserContext): (() => void) => {
      const onError = (webError: WebError) => {
        const { name, message } = webError.error()
        heard.push(`${name}: ${message}`)
      }
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') heard.push(`${message.text()} ${message.location().url}`)
      }
      context.on('weberror', onError)
      context.on('console', onConsole)
      return () => {
        context.off('weberror', onError)
        context.off('console', onConsole)
      }
    },
    all: (): readonly string[] => heard,
    /** Names the errors that belong to a journey with faults. */
    expect: (...patterns: RegExp[]): void => void expected.push(...patterns),
    unexpected: (): string[] => heard.filter(text => !expected.some(pattern => pattern.test(text))),
  }
}
export type BrowserErrors = ReturnType<typeof createBrowserErrors>

/** Chromium's message for a response with this status. */
export const status = (code: number): RegExp => new RegExp(`the server responded with a status of ${code}`)
/** Chromium's message for a lost connection. */
export const networkDown = /net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION|ABORTED|EMPTY_RESPONSE)/
/** Chromium's message for a WebSocket that was opening when its session ended, or whose token had expired. */
export const socketRefused = /WebSocket connection to .* failed/
