import type { BrowserContext, ConsoleMessage, WebError } from 'playwright/test'

/** What the browser complained of: script errors, console errors, refusals of the Content-Security-Policy. */
export const createComplaints = () => {
  const heard: string[] = []
  const expected: RegExp[] = []
  return {
    /** Returns the way to stop. */
    listenTo: (context: BrowserContext): (() => void) => {
      const onError = ({ error }: WebError) => void heard.push(`${error().name}: ${error().message}`)
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
    /** A journey that leads through trouble names the complaints that belong to it. */
    expect: (...patterns: RegExp[]): void => void expected.push(...patterns),
    unexpected: (): string[] => heard.filter(text => !expected.some(pattern => pattern.test(text))),
  }
}
export type Complaints = ReturnType<typeof createComplaints>

/** Chromium's own word on an answer with this status. */
export const status = (code: number): RegExp => new RegExp(`the server responded with a status of ${code}`)
/** Chromium's own word on a line that is down. */
export const lineDown = /net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION|ABORTED|EMPTY_RESPONSE)/
/** Chromium's own word on a socket that was on its way when its session ended, or whose token had run out. */
export const socketRefused = /WebSocket connection to .* failed/
