import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Cards } from './cards-context.ts'
import { moved } from './edits.ts'
import type { Change } from './use-edited-resume.ts'

/** Gives the change of a resume in which one of its lists is changed. */
export type OnParts<Part> = (change: (parts: readonly Part[]) => readonly Part[]) => Change

type Options<Part> = {
  readonly onMoved?: (parts: readonly Part[]) => void
  /** Moves the focus, and says what was removed. The parts above and below are undefined where there are none. */
  readonly onRemoved: (above: Part | undefined, below: Part | undefined) => void
}

/** How the parts of a list are moved and removed. */
export const partActions = <Part,>(
  { edit, announce }: Cards,
  onParts: OnParts<Part>,
  { onMoved, onRemoved }: Options<Part>,
) => ({
  onMove: (from: number, to: number): void =>
    edit(
      onParts(parts => {
        const after = moved(parts, from, to)
        announce(`Moved to place ${to + 1} of ${parts.length}.`)
        onMoved?.(after)
        return after
      }),
    ),
  onRemove: (at: number): void =>
    edit(
      onParts(parts => {
        onRemoved(parts[at - 1], parts[at + 1])
        return parts.toSpliced(at, 1)
      }),
    ),
})

type AddProps = { words: string; onAdd: () => void; ref?: RefObject<HTMLButtonElement | null> }

export const AddPart = ({ words, onAdd, ref }: AddProps) => (
  <Button ref={ref} variant="ghost" size="sm" justifySelf="start" ms="-3" onClick={onAdd}>
    <Plus size={18} />
    {words}
  </Button>
)

type Props<Part> = {
  /** The label for screen readers: 'Lines of Operations Officer'. */
  label: string
  parts: readonly Part[]
  gap?: string
  children: (part: Part, at: number) => ReactNode
}

/** The lines of an entry, or the entries of a section. */
export const PartList = <Part,>({ label, parts, gap = '0', children }: Props<Part>) =>
  parts.length > 0 && (
    <chakra.ul
      aria-label={label}
      listStyleType="none"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={gap}
    >
      {parts.map(children)}
    </chakra.ul>
  )
