import type { ProfileText } from '../../../shared/api/career.ts'
import type { ProfileTextType } from '../../../shared/lists.ts'

export const typeNames: Readonly<Record<ProfileTextType, string>> = {
  headline: 'Headline',
  summary: 'Summary',
  bio: 'Bio',
}

/** `Summary for Supply Planner` */
export const textName = ({ type, targetRole }: Pick<ProfileText, 'type' | 'targetRole'>): string =>
  `${typeNames[type]} for ${targetRole}`

/** What the sources of a text are named for, unit by unit. */
export const unitNouns = { headline: 'line', summary: 'sentence', bio: 'sentence' } as const

export const figure = (n: number): string => n.toLocaleString('en')

/** Items with their places: the keys of a list in which nothing moves, and two items may be the same. */
export const numbered = <Item>(items: readonly Item[]) => items.map((item, at) => ({ at, item }))
