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

/** What a unit of each text is called: each unit needs a source. */
export const unitNouns = { headline: 'line', summary: 'sentence', bio: 'sentence' } as const

export const figure = (n: number): string => n.toLocaleString('en')
