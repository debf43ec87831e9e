import type { Smoke } from './smoke.ts'

/** A check of a deployment. Steps run one after the other, and all of them have one person. */
export type Step = {
  readonly name: string
  /** What it looks at, as a row of the table in docs/operating.md. */
  readonly looksAt: string
  /** The heading of docs/operating.md, or the file, that helps when the step fails. */
  readonly help: string
  /** The steps that must have succeeded before this one can begin. */
  readonly needs?: readonly string[]
  /** Returns what a person may like to know, such as a number. Throws a Failure, a Skip, or the error of an expectation. */
  readonly run: (smoke: Smoke) => Promise<string>
}

export type Result = {
  readonly step: string
  readonly state: 'ok' | 'failed' | 'skipped'
  readonly detail: string
  readonly help: string
  readonly seconds: number
  /** The pictures of the screens at a failure. */
  readonly pictures: readonly string[]
}
