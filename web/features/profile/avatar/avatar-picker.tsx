import { chakra, Flex } from '@chakra-ui/react'
import { useRef } from 'react'
import { Avatar } from '../../../app/shell/avatar.tsx'
import type { Person } from '../../../session/person.ts'
import { Button } from '../../../ui/button.tsx'
import { useSetPicture } from './use-set-picture.ts'

type Props = { person: Person; hasPicture: boolean }

/** The button that asks for a picture, for who is sent here because there is none. */
export const pictureButton = 'profile-picture'

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
          Up to 5 MB. Aiki keeps a small square of it.
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
            // So that the same file, mended, can be chosen again.
            event.target.value = ''
          }}
        />
      </chakra.div>
    </Flex>
  )
}
