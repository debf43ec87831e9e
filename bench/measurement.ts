import type { Figure } from './figures.ts'

export type Options = {
  /** Few rounds: shows that the measurement works, and not how fast it is. */
  readonly rough: boolean
  /**
   * A line that helps a developer to improve a figure. It is printed below the figures of a rough run, and not stored.
   */
  readonly note: (line: string) => void
}

export type Measurement = {
  /** What is measured, and under which conditions, in one line. */
  readonly about: string
  readonly measure: (options: Options) => Promise<Figure[]>
}
