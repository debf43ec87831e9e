import type { Figure } from './figures.ts'

export type Options = {
  /** Few rounds: to see that it works, not how fast it is. */
  readonly rough: boolean
  /** A line for whoever mends what a figure is about. Printed below the figures of a rough run, and kept nowhere. */
  readonly note: (line: string) => void
}

export type Measurement = {
  /** What is measured and under which conditions, in one line. */
  readonly about: string
  readonly measure: (options: Options) => Promise<Figure[]>
}
