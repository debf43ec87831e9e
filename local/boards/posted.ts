import type { Employer as EmployerPage } from '../../functions/services/boards/connector.ts'
import type { Board, employmentTypes, workplaces } from '../../shared/lists.ts'
import type { Place } from './world/place.ts'
import type { Field, Level } from './world/role.ts'

/** A part of an advert's text. */
export type Block = {
  /** Empty: none. */
  readonly heading: string
  readonly text: string
  readonly items: readonly string[]
  /** It stands in the page as it is: what somebody wrote into an advert who is up to something. */
  readonly isRaw?: true
}

export type Pay = {
  readonly min: number
  readonly max: number
  /** ISO 4217. */
  readonly currency: string
  readonly period: 'hour' | 'month' | 'year'
  /** How a board that has words for it says it. */
  readonly text: string
  readonly isEstimate: boolean
}

/** An advert as it stands on one board. */
export type Posted = {
  readonly board: Board
  /** The board's own number for it. */
  readonly key: string
  /** The same for every copy of one advert, and for no other; null where somebody put it up by hand. */
  readonly advert: number | null
  readonly title: string
  /** Empty: it does not say. */
  readonly company: string
  /** Null: done from anywhere, or not said. */
  readonly place: Place | null
  readonly workplace: (typeof workplaces)[number]
  /** Who may apply, of remote work: countries and regions; empty: from anywhere. */
  readonly openTo: readonly string[]
  readonly body: readonly Block[]
  readonly pay: Pay | null
  readonly type: (typeof employmentTypes)[number]
  readonly level: Level
  readonly field: Field
  readonly tags: readonly string[]
  /** How many are wanted. */
  readonly openings: number
  /** One advert of several roles: their names. */
  readonly roles: readonly string[]
  /** Of the employer's own page. */
  readonly page: Pick<EmployerPage, 'system' | 'account'> | null
  readonly postedAt: Date
  readonly expiresAt: Date | null
}

/** The same before the day is known: its age in minutes, and how many days it is up. */
export type Undated = Omit<Posted, 'postedAt' | 'expiresAt'> & {
  readonly age: number
  readonly lasts: number | null
}

export const text = (words: string, heading = ''): Block => ({ heading, text: words, items: [] })
export const list = (heading: string, items: readonly string[]): Block => ({ heading, text: '', items })
export const raw = (markup: string): Block => ({ heading: '', text: markup, items: [], isRaw: true })
