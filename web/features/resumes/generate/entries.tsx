import { chakra, Flex } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type Props = {
  /** What one of them is called: 'work entry'. */
  one: string
  /** The ids of the entries, in their order. */
  ids: readonly string[]
  atMost: number
  onAdd: () => void
  onRemove: (at: number) => void
  /** The fields of an entry. */
  children: (at: number) => ReactNode
}

/** Entries that can be added and removed; one at least stays. */
export const Entries = ({ one, ids, atMost, onAdd, onRemove, children }: Props) => {
  const name = (at: number) => `${one} ${at + 1}`
  return (
    <>
      {ids.map((id, at) => (
        <chakra.fieldset
          key={id}
          minWidth="0"
          display="grid"
          gap="3.5"
          {...(at > 0 && { borderTop: '1px solid {colors.border}', pt: '3' })}
        >
          <chakra.legend srOnly>{name(at)}</chakra.legend>
          <Flex align="center" justify="space-between" minH="tap">
            <chakra.span textStyle="label" color="fg.muted" aria-hidden>
              {name(at).charAt(0).toUpperCase() + name(at).slice(1)}
            </chakra.span>
            {ids.length > 1 && (
              <IconButton
                label={`Remove ${name(at)}`}
                size="lg"
                icon={<Trash2 />}
                onClick={() => onRemove(at)}
              />
            )}
          </Flex>
          {children(at)}
        </chakra.fieldset>
      ))}
      {ids.length < atMost && (
        <Button variant="outline" justifySelf="start" onClick={onAdd}>
          <Plus />
          Add {one}
        </Button>
      )}
    </>
  )
}
