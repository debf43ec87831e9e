import { createLog, describeError } from './log.ts'

/**
 * The same handler, which tells the log what it throws, and throws it on. Lambda logs that too, but with places in the
 * bundle.
 */
export const logFailures =
  <Event, Answer>(handle: (event: Event) => Promise<Answer>) =>
  async (event: Event): Promise<Answer> => {
    try {
      return await handle(event)
    } catch (error) {
      createLog().error('failed', describeError(error))
      throw error
    }
  }
