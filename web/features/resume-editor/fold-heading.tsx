import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { ChevronDown, ChevronRight, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { focusInPlace } from '../../ui/focus.ts'
import { useCards } from './cards-context.ts'

const Fold = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: 'tap',
    py: '1',
    width: '100%',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'md',
    '& svg': { flexShrink: 0 },
  },
})

/** Moves the focus to the head of a section or an entry, once the menu that removed another one has closed. */
export const focusHead = (key: string): void => {
  requestAnimationFrame(() =>
    focusInPlace(document.querySelector<HTMLElement>(`[data-fold="${CSS.escape(key)}"]`)),
  )
}

type Props = {
  level: 2 | 3
  keyOf: string
  isFolded: boolean
  title: string
  /** What else is said of it, such as its dates. */
  note: string
  /** Something without a source is folded in it. */
  isMarked: boolean
  /** The menu. */
  children: ReactNode
}

/** The head of a section or an entry: pressed, it folds and unfolds what stands below. */
export const FoldHeading = memo(({ level, keyOf, isFolded, title, note, isMarked, children }: Props) => {
  const { fold } = useCards()
  const Heading = level === 2 ? chakra.h2 : chakra.h3
  return (
    <chakra.div display="flex" alignItems="flex-start" gap="1">
      <Heading flex="1" minW="0" textStyle={level === 2 ? 'h2' : 'h3'}>
        <Fold
          type="button"
          aria-expanded={!isFolded}
          data-fold={keyOf}
          onClick={() => fold(keyOf, !isFolded)}
        >
          {isFolded ? <ChevronRight size={18} /> : <ChevronDown size={18} />}
          <chakra.span minW="0" overflowWrap="anywhere">
            {title}
            {note && (
              <chakra.span display="block" textStyle="small" fontWeight="normal" color="fg.muted">
                {note}
              </chakra.span>
            )}
          </chakra.span>
          {isMarked && (
            <chakra.span color="warning.fg">
              <TriangleAlert size={16} />
              <VisuallyHidden>Has a line without a source</VisuallyHidden>
            </chakra.span>
          )}
        </Fold>
      </Heading>
      {children}
    </chakra.div>
  )
})
