import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { type ComponentProps, memo, type RefObject } from 'react'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { IconButton } from '../../ui/button.tsx'
import { focusInPlace } from '../../ui/focus.ts'

type MenuItems = ComponentProps<typeof ActionMenu>['items']

type Props = {
  /** 'line 2', 'Operations Officer' */
  name: string
  /** The ref of what is pulled to drag the part. */
  handle: RefObject<HTMLElement | null>
  at: number
  count: number
  /** What this part offers besides. */
  items?: MenuItems
  /** What there is to know about the order. */
  note?: string
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
}

const none: MenuItems = []

const Note = chakra('p', {
  base: { px: '3', py: '2', maxW: '16rem', textStyle: 'small', color: 'fg.muted' },
})

/** The menu gives the focus back to its button, which loses it while it is moved. So the button gets it once it is drawn. */
const moveFromMenu = (handle: Props['handle'], onMove: Props['onMove'], from: number, to: number): void => {
  const list = handle.current?.closest<HTMLElement>('[data-list]')?.dataset.list ?? ''
  onMove(from, to)
  const item = `[data-list="${CSS.escape(list)}"][data-at="${to}"]`
  requestAnimationFrame(() =>
    focusInPlace(document.querySelector<HTMLElement>(`${item} [aria-haspopup=menu]`)),
  )
}

/**
 * The handle of a line, an entry or a section: pulled, it moves its part; pressed, it opens the menu of the part. Memoized,
 * because it stays as it is while somebody types beside it.
 */
export const PartMenu = memo(({ name, handle, at, count, items = none, note, onMove, onRemove }: Props) => (
  <chakra.span
    ref={handle}
    display="inline-grid"
    flex="none"
    cursor="grab"
    touchAction="none"
    _active={{ cursor: 'grabbing' }}
  >
    <ActionMenu
      label={`Move or change ${name}`}
      trigger={
        <IconButton
          label={`Move or change ${name}`}
          icon={<GripVertical size={18} />}
          size="lg"
          tone="subtle"
          cursor="inherit"
        />
      }
      head={note && <Note>{note}</Note>}
      items={[
        ...items,
        {
          value: 'up',
          label: 'Move up',
          icon: <ArrowUp />,
          disabled: at === 0,
          onSelect: () => moveFromMenu(handle, onMove, at, at - 1),
        },
        {
          value: 'down',
          label: 'Move down',
          icon: <ArrowDown />,
          disabled: at === count - 1,
          onSelect: () => moveFromMenu(handle, onMove, at, at + 1),
        },
        { value: 'remove', label: 'Remove', icon: <Trash2 />, onSelect: () => onRemove(at), danger: true },
      ]}
    />
  </chakra.span>
))
