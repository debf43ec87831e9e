import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../shared/api/errors.ts'
import { api } from '../../../api/api.ts'
import { keepPicture } from '../../../person/picture.ts'
import { profileQuery } from '../../../person/queries.ts'
import { dismissAll, notify } from '../../../ui/notify.ts'
import { profileUpdated, profileUpdateError } from '../notices.ts'
import { refusal, unreadable } from './picture-rules.ts'
import { scaledPicture } from './scaled-picture.ts'

/** Chooses and removes the person's picture, and says what came of it. */
export const useSetPicture = (sub: string) => {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (picture: string | null) => api.profile.setAvatar({ body: { picture } }),
    onSuccess: ({ avatar }, picture) => {
      if (avatar !== null && picture !== null) keepPicture({ sub, avatar, picture })
      client.setQueryData(profileQuery.queryKey, profile => profile && { ...profile, avatar })
      notify(profileUpdated)
    },
    onError: (error, picture) => {
      if (error instanceof ApiError && error.code === 'unauthenticated') return
      notify({
        ...profileUpdateError(error),
        action: { label: 'Try again', onClick: () => mutate(picture) },
      })
    },
  })

  /** A large photograph takes a cheap phone a second or two. */
  const [scaling, setScaling] = useState(false)
  const choose = async (file: File) => {
    dismissAll()
    const refused = refusal(file)
    if (refused) return notify(refused)
    setScaling(true)
    const picture = await scaledPicture(file).catch(() => null)
    setScaling(false)
    if (picture === null) return notify(unreadable(file))
    mutate(picture)
  }
  return { choose, remove: () => mutate(null), busy: isPending || scaling }
}
