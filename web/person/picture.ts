import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { storedValue } from '../browser/stored-value.ts'
import { session } from '../session/store.ts'
import { profileQuery } from './queries.ts'

const stored = storedValue(
  () => localStorage,
  'aiki.picture',
  z.object({ sub: z.string(), avatar: z.string(), picture: z.string() }),
)

/** The picture in this browser. It is loaded once, because people pay for their data by the megabyte. */
let current = stored.read()

/** Stores a picture that was loaded, or that the person has just chosen. The profile names it `avatar`. */
export const storePicture = (picture: NonNullable<typeof current>): void => {
  current = picture
  stored.write(picture)
}

const forget = () => {
  current = null
  stored.write(null)
}
// The device may be shared.
session.onPersonChange(forget)

const storedPicture = (sub: string, avatar: string) =>
  current?.sub === sub && current.avatar === avatar ? current.picture : undefined

const pictureQuery = (sub: string, avatar: string | null) =>
  queryOptions({
    queryKey: ['picture', sub, avatar],
    enabled: avatar !== null,
    queryFn: async ({ signal }) => {
      const { picture } = await api.profile.avatar({}, { signal })
      if (picture !== null && avatar !== null) storePicture({ sub, avatar, picture })
      return picture
    },
    initialData: () => (avatar === null ? undefined : storedPicture(sub, avatar)),
    // A new picture has a new name.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { warning: 'The picture did not load' },
  })

/** The person's picture as a data URL; null: there is none, or it is not loaded. */
export const usePicture = (sub: string): string | null => {
  const { data: profile } = useQuery(profileQuery)
  const known = current?.sub === sub ? current.avatar : null
  const avatar = profile === undefined ? known : (profile?.avatar ?? null)
  const { data } = useQuery(pictureQuery(sub, avatar))
  const removed = profile !== undefined && avatar === null
  useEffect(() => {
    if (removed) forget()
  }, [removed])
  return avatar === null ? null : (data ?? null)
}
