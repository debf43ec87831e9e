import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { storedValue } from '../browser/stored-value.ts'
import { session } from '../session/store.ts'
import { profileQuery } from './queries.ts'
import { useWarn } from './use-warn.ts'

const keptPicture = storedValue(
  () => localStorage,
  'aiki.picture',
  z.object({ sub: z.string(), avatar: z.string(), picture: z.string() }),
)

/** The picture as this browser has it: a picture is loaded once, for data is paid for by the megabyte. */
let current = keptPicture.read()

/** Keeps the picture that the profile calls `avatar`. Also for who has just chosen it: nothing is loaded then. */
export const keepPicture = (picture: NonNullable<typeof current>): void => {
  current = picture
  keptPicture.write(picture)
}

const forget = () => {
  current = null
  keptPicture.write(null)
}
// The device may be shared.
session.onOther(forget)

const here = (sub: string, avatar: string) =>
  current?.sub === sub && current.avatar === avatar ? current.picture : undefined

const pictureQuery = (sub: string, avatar: string | null) =>
  queryOptions({
    queryKey: ['picture', sub, avatar],
    enabled: avatar !== null,
    queryFn: async ({ signal }) => {
      const { picture } = await api.profile.avatar({}, { signal })
      if (picture !== null && avatar !== null) keepPicture({ sub, avatar, picture })
      return picture
    },
    initialData: () => (avatar === null ? undefined : here(sub, avatar)),
    // Another picture has another name.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The person's picture as data URL; null while there is none here. */
export const usePicture = (sub: string): string | null => {
  const { data: profile } = useQuery(profileQuery)
  const known = current?.sub === sub ? current.avatar : null
  const avatar = profile === undefined ? known : (profile?.avatar ?? null)
  const { data, error } = useQuery(pictureQuery(sub, avatar))
  const removed = profile !== undefined && avatar === null
  useEffect(() => {
    if (removed) forget()
  }, [removed])
  useWarn('The picture did not load', error)
  return avatar === null ? null : (data ?? null)
}
