import { chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { isSignedOut } from '../../kit/request-error.ts'
import { Avatar } from '../../person/avatar.tsx'
import { storePicture } from '../../person/picture.ts'
import { profileQuery } from '../../person/queries.ts'
import type { Person } from '../../session/store.ts'
import { Button } from '../../ui/button.tsx'
import { dismissAll, notify } from '../../ui/notify.ts'
import { refusal, scaledPicture, unreadable } from './picture-file.ts'
import { profileUpdated, profileUpdateError } from './words.ts'

type Props = { person: Person; hasPicture: boolean }

/** The id of the button that asks for a picture. */
export const pictureButton = 'profile-picture'

const useSetPicture = (sub: string) => {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (picture: string | null) => api.profile.setAvatar({ body: { picture } }),
    onSuccess: ({ avatar }, picture) => {
      if (avatar !== null && picture !== null) storePicture({ sub, avatar, picture })
      client.setQueryData(profileQuery.queryKey, profile => profile && { ...profile, avatar })
      notify(profileUpdated)
    },
    onError: (error, picture) => {
      if (isSignedOut(error)) return
      notify({
        ...profileUpdateError(error),
        action: { label: 'Try again', onClick: () => mutate(picture) },
      })
    },
  })

  // On a cheap phone, a large photograph takes a second or two.
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

export const AvatarPicker = ({ person, hasPicture }: Props) => {
  const { choose, remove, busy } = useSetPicture(person.sub)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Flex align="center" gap="4">
      <Avatar person={person} size="76px" />
      <chakra.div>
        <Flex gap="2" wrap="wrap">
          <Button
            id={pictureButton}
            variant="outline"
            size="sm"
            loading={busy}
            loadingText="Saving..."
            onClick={() => input.current?.click()}
          >
            {hasPicture ? 'Change picture' : 'Add a picture'}
          </Button>
          {hasPicture && !busy && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                document.getElementById(pictureButton)?.focus()
                remove()
              }}
            >
              Remove picture
            </Button>
          )}
        </Flex>
        <chakra.p mt="1.5" textStyle="meta" color="fg.subtle">
          Up to 5 MB. Aiki keeps a small square copy of it.
        </chakra.p>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label="Picture"
          onChange={event => {
            const [file] = event.target.files ?? []
            if (file) void choose(file)
            // Otherwise the same file could not be chosen again.
            event.target.value = ''
          }}
        />
      </chakra.div>
    </Flex>
  )
}
