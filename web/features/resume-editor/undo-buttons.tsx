import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'
import type { CardsState } from './use-cards.ts'

type UndoProps = Pick<CardsState, 'undo' | 'canUndo'>
type RedoProps = Pick<CardsState, 'redo' | 'canRedo'>

// Not `disabled`, because a disabled button loses the focus of who has just pressed it.
const reachable = (can: boolean) => ({ 'aria-disabled': !can, opacity: can ? 1 : 0.5 })

export const UndoButton = ({ undo, canUndo }: UndoProps) => (
  <IconButton
    label="Undo"
    size="lg"
    icon={<Undo2 size={20} />}
    aria-keyshortcuts="Control+Z Meta+Z"
    onClick={undo}
    {...reachable(canUndo)}
  />
)

export const RedoButton = ({ redo, canRedo }: RedoProps) => (
  <IconButton
    label="Redo"
    size="lg"
    icon={<Redo2 size={20} />}
    aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
    onClick={redo}
    {...reachable(canRedo)}
  />
)
