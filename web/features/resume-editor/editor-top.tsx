import { memo } from 'react'
import type { Resume } from '../../../shared/api/resumes.ts'
import { EditorActions } from './editor-actions.tsx'
import { EditorHead } from './editor-head.tsx'
import { ResumeMenu } from './resume-menu.tsx'

/** The actions of the editor. Each is the same function at each drawing. */
export type EditorHandlers = {
  readonly onSave: () => Promise<boolean>
  readonly onOpen: (dialog: 'tailor' | 'changes' | 'versions') => void
  readonly onPrimary: () => void
  readonly onRewrite: () => void
  readonly onDelete: () => void
}

type ButtonsProps = Pick<EditorHandlers, 'onSave' | 'onOpen'> & {
  resume: Resume
  canSave: boolean
  busy: boolean
  isDirty: boolean
  isWide: boolean
}

/** Memoized, because it stays as it is while the person types. */
export const EditorButtons = memo(({ isWide, onOpen, ...rest }: ButtonsProps) => (
  <EditorActions {...rest} onTailor={isWide ? () => onOpen('tailor') : null} />
))

type Props = EditorHandlers & Omit<ButtonsProps, 'onSave' | 'onOpen'> & { isBrief: boolean }

/** The title of a resume with its menu, and with the buttons where there is room for them. */
export const EditorTop = memo((props: Props) => {
  const { resume, busy, isDirty, isWide, isBrief, canSave, onSave, onOpen, ...menu } = props
  return (
    <EditorHead
      resume={resume}
      busy={busy}
      isDirty={isDirty}
      isBrief={isBrief}
      menu={<ResumeMenu resume={resume} withTailor={!isWide} onOpen={onOpen} {...menu} />}
      actions={
        isWide && (
          <EditorButtons
            resume={resume}
            canSave={canSave}
            busy={busy}
            isDirty={isDirty}
            isWide
            onSave={onSave}
            onOpen={onOpen}
          />
        )
      }
    />
  )
})
