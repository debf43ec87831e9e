import type { Employer as EmployerPage } from '../../functions/services/boards/connector.ts'
import type { Board, employmentTypes, workplaces } from '../../shared/lists.ts'
import type { Place } from './world/places.ts'
import type { Field, Level } from './world/roles.ts'

/** A part of an advert's text. */
export type Block = {
  /** The heading; empty for none. */
  readonly heading: string
  readonly text: string
  readonly items: readonly string[]
  /** True for markup that a board sends unchanged, such as an attacker's. */
  readonly isRaw?: true
}

export type Pay = {
  readonly min: number
  readonly max: number
  /** The currency by ISO 4217. */
  readonly currency: string
  readonly period: 'hour' | 'month' | 'year'
  /** The salary in words, for boards that write words. */
  readonly text: string
  readonly isEstimate: boolean
}

/** An advert on one board. */
export type Posted = {
  readonly board: Board
  /** The board's own number of the advert. */
  readonly key: string
  /** The number that all copies of one advert share; null for an advert that was published by hand. */
  readonly advert: number | null
  readonly title: string
  /** The company; empty where the advert names none. */
  readonly company: string
  /** The place; null for remote work, or where nothing is said. */
  readonly place: Place | null
  readonly workplace: (typeof workplaces)[number]
  /** For remote work: the countries and regions of applicants; empty for anywhere. */
  readonly openTo: readonly string[]
  readonly body: readonly Block[]
  readonly pay: Pay | null
  readonly type: (typeof employmentTypes)[number]
  readonly level: Level
  readonly field: Field
  readonly tags: readonly string[]
  /** The number of people who are wanted. */
  readonly openings: number
  /** The names of the roles in an advert of several roles. */
  readonly roles: readonly string[]
  /** The employer's own page, for an advert on that page. */
  readonly page: Pick<EmployerPage, 'system' | 'account'> | null
  readonly postedAt: Date
  readonly expiresAt: Date | null
}

/** An advert before the day is known, with its age in minutes, and the number of days for which it is published. */
export type Undated = Omit<Posted, 'postedAt' | 'expiresAt'> & {
  readonly age: number
  readonly lasts: number | null
}

export const text = (words: string, heading = ''): Block => ({ heading, text: words, items: [] })
export const list = (heading: string, items: readonly string[]): Block => ({ heading, text: '', items })
export const raw = (markup: string): Block => ({ heading: '', text: markup, items: [], isRaw: true })
