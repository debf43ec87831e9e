import { chakra } from '@chakra-ui/react'
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Resume, ResumeWithFacts } from '../../../shared/api/resumes.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { useMedia } from '../../browser/use-browser-state.ts'
import { lazyDeleteQuestion } from '../../kit/lazy-delete-question.tsx'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { useUnsavedNote } from '../../kit/use-unsaved-note.ts'
import { paths } from '../../paths.ts'
import { lowScreen } from '../../theme/media-queries.ts'
import { showInText } from '../../truth/marked-textarea.tsx'
import { TruthCard, TruthPending } from '../../truth/truth-card.tsx'
import { loadMenus } from '../../ui/action-menu.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useShortcut } from '../../ui/use-shortcut.ts'
import { useStable } from '../../ui/use-stable.ts'
import { useDeleteResume, useMakePrimary } from '../../writing/resume-actions.ts'
import { panelOf, type View, ViewTabs } from '../../writing/view-tabs.tsx'
import { useCheckedResume } from './check-resume.ts'
import { EditPanel, type EditView } from './edit-panel.tsx'
import { EditorNotes } from './editor-notes.tsx'
import { EditorButtons, EditorTop } from './editor-top.tsx'
import { contentArea } from './markdown-field.tsx'
import { fieldOfUnit } from './marked-fields.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { ResumeConflict } from './resume-conflict.tsx'
import { ResumeFit } from './resume-fit.tsx'
import { canBeSaved } from './resume-form.ts'
import { TruthActionsContext } from './truth-actions.ts'
import { UndoButton } from './undo-buttons.tsx'
import { useCardsState } from './use-cards.ts'
import { useMarkedFields } from './use-edited-resume.ts'
import { replaceText, useResumeForm } from './use-resume-form.ts'

const VersionsDialog = lazyDialog(async () => (await import('./versions-dialog.tsx')).VersionsDialog)
const ChangesDialog = lazyDialog(async () => (await import('./changes-dialog.tsx')).ChangesDialog)
const TailorDialog = lazyDialog(async () => (await import('./tailor-dialog.tsx')).TailorDialog)
const DeleteQuestion = lazyDeleteQuestion<Pick<Resume, 'id' | 'title'>>()

/** Memoized, because they only change when the text was checked. */
const Sources = memo(TruthCard)
const Fit = memo(ResumeFit)
const Preview = memo(PreviewPanel)

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 424fr) minmax(0, 450fr)' },
    lg: { columnGap: '6', gridTemplateAreas: '"text paper" "sources paper"', gridTemplateRows: 'auto 1fr' },
    mb: '6',
  },
})

/** The paper stays in view beside the cards, which are as a rule longer. */
const besideCards = {
  lg: {
    position: 'sticky',
    top: 'calc(var(--header) + 16px)',
    maxH: 'calc(100dvh - var(--header) - 32px)',
    overflowY: 'auto',
  },
  [lowScreen]: { position: 'static', maxH: 'none' },
} as const

type Props = ResumeWithFacts & {
  sub: string
  /** Another tab has deleted the resume while it is open here. */
  isDeleted: boolean
}

/** A resume as fields or text and as paper, side by side where there is room. */
export const Editor = ({ resume, facts, sub, isDeleted }: Props) => {
  const isWide = useMedia('(min-width: 1024px)')
  const [view, setView] = useState<View>('edit')
  const [editView, setEditView] = useState<EditView>('fields')
  // The fields of a long resume take a while, so the switch shows first what was chosen.
  const shownView = useDeferredValue(editView)
  const { params, open, close } = useAddress()
  const navigate = useNavigate()
  const resumeForm = useResumeForm({ resume, facts, sub, onInvalid: () => setView('edit') })
  const { form, busy, error, isDirty, restored, submit, discard, bringBack, conflict } = resumeForm
  const fields = useWatch({ control: form.control, name: ['title', 'markdown', 'kept', 'cited'] })
  const [title, markdown, kept, cited] = fields
  const checked = useCheckedResume({ markdown, kept, cited }, { resume, facts }, form)
  const { report, edits, marks, sources } = checked
  const cards = useCardsState({ markdown, form, resumeId: resume.id, isShown: shownView === 'fields' })
  const marked = useMarkedFields(cards.resume, report)
  const { focusOn } = cards.cards
  const show = useCallback(
    (unit: Unit) => {
      flushSync(() => setView('edit'))
      const area = contentArea()
      const field = fieldOfUnit(marked, unit)
      if (area) showInText(area, unit)
      else if (field) focusOn(field, { words: unit.text })
    },
    [marked, focusOn],
  )
  const truthActions = useMemo(() => edits && { ...edits, sources }, [edits, sources])
  const makePrimary = useMakePrimary()
  const remove = useDeleteResume(() => {
    // At once, because leaving the editor with changes shows a toast.
    flushSync(discard)
    return navigate(paths.resumeBuilder, { replace: true })
  })
  useShortcut('s', submit)
  // So that the menus open without a connection too.
  useEffect(loadMenus, [])
  const onSave = useStable(submit)
  const onOpen = useStable((sheet: 'tailor' | 'changes' | 'versions') => open({ sheet }))
  const onPrimary = useStable(() => makePrimary(resume))
  const onRewrite = useStable(() => void navigate(paths.rewriteResume(resume.id)))
  const onDelete = useStable(() => remove.ask(resume))
  useUnsavedNote(true, isDirty && !isDeleted && !remove.isDeleting, 'resume')

  if (conflict) return <ResumeConflict busy={busy} {...conflict} />
  const dialog = params.get('sheet')
  const closeDialog = () => close('sheet')
  const head = { resume, busy, isDirty, isWide, canSave: canBeSaved({ title, markdown }) }
  return (
    <FormProvider {...form}>
      <EditorTop
        {...head}
        isBrief={!isWide && view === 'preview'}
        onSave={onSave}
        onOpen={onOpen}
        onPrimary={onPrimary}
        onRewrite={onRewrite}
        onDelete={onDelete}
      />
      {!isWide && <ViewTabs view={view} onView={setView} />}
      <EditorNotes
        isDeleted={isDeleted}
        error={error?.text}
        restored={restored && isDirty}
        bringBack={bringBack}
        onStartOver={() => {
          discard()
          // The pressed button is removed.
          document.getElementById('page-title')?.focus({ preventScroll: true })
        }}
      />
      <Layout>
        <chakra.div gridArea={{ lg: 'text' }} {...(!isWide && panelOf('edit', view))}>
          <TruthActionsContext value={truthActions}>
            <EditPanel
              view={editView}
              shownView={shownView}
              onView={setEditView}
              state={cards}
              markdown={markdown}
              marks={marks}
              marked={marked}
              onSubmit={onSave}
            />
          </TruthActionsContext>
        </chakra.div>
        <chakra.div
          gridArea={{ lg: 'paper' }}
          minW="0"
          css={besideCards}
          {...(!isWide && panelOf('preview', view))}
        >
          {(isWide || view === 'preview') && (
            <Preview
              document={checked.document}
              marks={checked.leftOut}
              inFile={checked.inFile}
              isWide={isWide}
            />
          )}
        </chakra.div>
        <chakra.div
          gridArea={{ lg: 'sources' }}
          minW="0"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="4"
        >
          {report && edits ? (
            <Sources report={report} noun="line" sources={sources} {...edits} onShow={show} />
          ) : (
            <TruthPending
              loading="Checking the lines"
              failed="The tool that compares the lines with your profile did not load. What you type is kept."
              onRetry={checked.retry}
            />
          )}
          <Fit resume={resume} facts={facts} markdown={checked.text} />
        </chakra.div>
      </Layout>
      {!isWide && (
        <SaveBar>
          {editView === 'fields' && <UndoButton undo={cards.undo} canUndo={cards.canUndo} />}
          <EditorButtons {...head} onSave={onSave} onOpen={onOpen} />
        </SaveBar>
      )}
      <VersionsDialog
        open={dialog === 'versions'}
        resume={resume}
        onRestore={text => replaceText(form, text, 'The earlier text is back.')}
        onClose={closeDialog}
      />
      <ChangesDialog open={dialog === 'changes'} resume={resume} markdown={markdown} onClose={closeDialog} />
      <TailorDialog
        open={dialog === 'tailor'}
        resume={resume}
        sub={sub}
        isDirty={isDirty}
        query={{ application: params.get('application'), job: params.get('job') }}
        onClose={closeDialog}
      />
      <DeleteQuestion
        remove={remove}
        rows={[resume]}
        noun="resume"
        text={row =>
          `“${row.title}” and its versions will be deleted. You cannot undo this. Files that you downloaded stay yours.`
        }
        focusTarget={() => 'resume-menu'}
      />
    </FormProvider>
  )
}
