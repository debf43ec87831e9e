import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ProfileText, ProfileTextWithFacts, SkillGap } from '../../../shared/api/career.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { api } from '../../api/api.ts'

// Keys begin with the live topic that makes them stale.

/** The person's texts, newest first, and the facts that they are compared with. */
export const profileTextsQuery = queryOptions({
  queryKey: ['career', 'profile-texts'],
  queryFn: ({ signal }) => api.career.profileTexts({}, { signal }),
})
export type ProfileTexts = Awaited<ReturnType<typeof api.career.profileTexts>>

/** The person's analyses, newest first. */
export const skillGapsQuery = queryOptions({
  queryKey: ['career', 'skill-gaps'],
  queryFn: ({ signal }) => api.career.skillGaps({}, { signal }),
})
export type SkillGaps = Awaited<ReturnType<typeof api.career.skillGaps>>

/** What their tracked jobs ask for. */
export const askedSkillsQuery = queryOptions({
  queryKey: ['career', 'asked-skills'],
  queryFn: ({ signal }) => api.career.askedSkills({}, { signal }),
})

/** The list with this one in it, as it is now: in its place, or where it is new, first. */
export const withOne = <Row extends { readonly id: string }>(rows: readonly Row[], row: Row): Row[] =>
  rows.some(({ id }) => id === row.id) ? rows.map(one => (one.id === row.id ? row : one)) : [row, ...rows]

const without = <Row extends { readonly id: string }>(rows: readonly Row[], gone: string): Row[] =>
  rows.filter(({ id }) => id !== gone)

// A reload on its way would bring back a list as it was: each change ends it first. Where there was none yet, the rest of
// it is asked for again.

export const takeText = async (client: QueryClient, { profileText, facts }: ProfileTextWithFacts) => {
  await client.cancelQueries(profileTextsQuery)
  const isFirst = client.getQueryData(profileTextsQuery.queryKey) === undefined
  client.setQueryData(profileTextsQuery.queryKey, list => ({
    profileTexts: withOne(list?.profileTexts ?? [], profileText),
    facts,
  }))
  if (isFirst) void client.invalidateQueries(profileTextsQuery)
}

/** As the server answers an edit: the facts may be others now, for a line may have been vouched for. */
export const takeEdited = async (client: QueryClient, row: ProfileText) => {
  await client.cancelQueries(profileTextsQuery)
  client.setQueryData(
    profileTextsQuery.queryKey,
    list => list && { ...list, profileTexts: withOne(list.profileTexts, row) },
  )
}

export const dropText = async (client: QueryClient, gone: string) => {
  await client.cancelQueries(profileTextsQuery)
  client.setQueryData(
    profileTextsQuery.queryKey,
    list => list && { ...list, profileTexts: without(list.profileTexts, gone) },
  )
}

export const takeGap = async (client: QueryClient, row: SkillGap) => {
  await client.cancelQueries(skillGapsQuery)
  const isFirst = client.getQueryData(skillGapsQuery.queryKey) === undefined
  client.setQueryData(skillGapsQuery.queryKey, list => ({ skillGaps: withOne(list?.skillGaps ?? [], row) }))
  if (isFirst) void client.invalidateQueries(skillGapsQuery)
}

export const dropGap = async (client: QueryClient, gone: string) => {
  await client.cancelQueries(skillGapsQuery)
  client.setQueryData(skillGapsQuery.queryKey, list => list && { skillGaps: without(list.skillGaps, gone) })
}

export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')
