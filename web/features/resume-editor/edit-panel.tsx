import { chakra } from '@chakra-ui/react'
import { memo, useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { markdownLimit } from '../../../shared/api/resumes.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { LineField, useFieldError } from '../../forms/fields.tsx'
import type { Mark } from '../../truth/marked-lines.ts'
import { TextCount } from '../../ui/form-field.tsx'
import { ThreadLines } from '../../ui/loading.tsx'
import { FormError, Message } from '../../ui/message.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { ResumeCards } from './resume-cards.tsx'
import { type ResumeFields, resumeLabels } from './resume-form.ts'
import { RedoButton, UndoButton } from './undo-buttons.tsx'
import type { CardsState } from './use-cards.ts'

/** How a resume is edited. */
export type EditView = 'fields' | 'markdown'

const views = [
  { value: 'fields', label: 'Fields' },
  { value: 'markdown', label: 'Markdown' },
] as const

type Props = {
  view: EditView
  /** What is drawn already. */
  shownView: EditView
  onView: (view: EditView) => void
  state: CardsState
  markdown: string
  marks: readonly Mark[]
  marked: ReadonlyMap<string, readonly Unit[]>
  onSubmit: () => unknown
}

/** The title of a resume, and its text: as fields, or as Markdown. */
export const EditPanel = ({ view, shownView, onView, state, markdown, marks, marked, onSubmit }: Props) => {
  const { resume } = state
  const title = useMemo(
    () => (
      <LineField<keyof ResumeFields>
        name="title"
        label={resumeLabels.title}
        autoComplete="off"
        onKeyDown={event => {
          if (event.key === 'Enter') void onSubmit()
        }}
      />
    ),
    [onSubmit],
  )
  const asFields = shownView === 'fields'
  return (
    // No <form>, because a line without a source has a form of its own, and forms can't be nested.
    <chakra.div
      role="form"
      aria-label="Edit Resume"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
    >
      {title}
      <Bar
        view={view}
        onView={onView}
        undo={state.undo}
        redo={state.redo}
        canUndo={state.canUndo}
        canRedo={state.canRedo}
      />
      {view !== shownView ? (
        <ThreadLines rows={6} label={view === 'fields' ? 'Making the fields' : 'Making the Markdown'} />
      ) : (
        <>
          {asFields && resume && (
            <>
              <TooLong length={markdown.length} />
              <ResumeCards resume={resume} state={state} marked={marked} />
            </>
          )}
          {asFields && !resume && (
            <Message
              tone="info"
              text="This text has no headings that fields could follow, or marks that they can’t hold. So it is shown as Markdown, and nothing of it is lost. Write ## before each section to get fields."
            />
          )}
          {!(asFields && resume) && <MarkdownField markdown={markdown} marks={marks} />}
        </>
      )}
    </chakra.div>
  )
}

type BarProps = Pick<Props, 'view' | 'onView'> & Pick<CardsState, 'undo' | 'redo' | 'canUndo' | 'canRedo'>

/** Memoized, because it stays as it is while the person types. */
const Bar = memo(({ view, onView, undo, redo, canUndo, canRedo }: BarProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
    <Segmented label="How you edit" value={view} onChange={onView} options={views} />
    {view === 'fields' && (
      <chakra.div display="flex" gap="1">
        <UndoButton undo={undo} canUndo={canUndo} />
        <RedoButton redo={redo} canRedo={canRedo} />
      </chakra.div>
    )}
  </chakra.div>
))

/** The text is one field for the server, so its limit stands above all cards. */
const TooLong = ({ length }: { length: number }) => {
  const { formState } = useFormContext<ResumeFields>()
  const error = useFieldError('markdown')
  return (
    <>
      <TextCount length={length} max={markdownLimit} />
      <FormError text={formState.isSubmitted ? error : undefined} />
    </>
  )
}
