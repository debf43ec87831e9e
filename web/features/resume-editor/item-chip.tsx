import { chakra, Input } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useMemo, useState } from 'react'
import { takeFocusAfterMenu } from '../../ui/focus.ts'
import { PartMenu } from './part-menu.tsx'
import { usePart } from './use-part.ts'

type Props = {
  text: string
  /** It has no source. */
  isMarked: boolean
  at: number
  count: number
  list: string
  onMove: (from: number, to: number) => void
  onRemove: () => void
  onType: (text: string) => void
  onTyped: (text: string) => void
}

/** One skill, or one language. Its menu changes, moves and removes it. */
export const ItemChip = (props: Props) => {
  const { text, isMarked, at, count, list, onMove, onRemove, onType, onTyped } = props
  const { part, handle } = usePart({ list, at, count, onMove })
  const [isTyping, setTyping] = useState(false)
  const items = useMemo(
    () => [{ value: 'change', label: 'Change', icon: <Pencil />, onSelect: () => setTyping(true) }],
    [],
  )
  const finish = () => {
    setTyping(false)
    if (isTyping) onTyped(text)
  }
  return (
    <chakra.li
      {...part}
      display="flex"
      alignItems="center"
      maxW="100%"
      ps="3"
      border="1px solid"
      borderColor={isMarked ? 'warning.solid' : 'border.emphasized'}
      borderRadius="md"
      bg={isMarked ? 'warning.subtle' : 'bg.panel'}
    >
      {isTyping ? (
        <Input
          aria-label="Change the item"
          value={text}
          onChange={event => onType(event.target.value)}
          onBlur={finish}
          onKeyDown={event => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            finish()
            // The field is gone, so the focus goes back to the button that opened it.
            takeFocusAfterMenu(handle.current?.querySelector('button') ?? null)
          }}
          ref={takeFocusAfterMenu}
          ms="-3"
        />
      ) : (
        <chakra.span minW="0" overflowWrap="anywhere">
          {text}
        </chakra.span>
      )}
      <PartMenu
        name={text}
        handle={handle}
        at={at}
        count={count}
        onMove={onMove}
        onRemove={onRemove}
        items={items}
      />
    </chakra.li>
  )
}
