import type { ReactNode } from 'react'

/** A public page: what its file is called, what search engines and people who share it see, and what it shows. */
export type SitePage = {
  readonly file: string
  /** Null for a page that nobody should find. */
  readonly path: string | null
  readonly title: string
  readonly description: string
  /** What search engines may know of it beside its words, as schema.org says it. */
  readonly facts?: readonly object[]
  /** The page calls the API, and needs to know where people sign in. */
  readonly callsApi?: boolean
  readonly content: ReactNode
}
