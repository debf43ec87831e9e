import { chakra } from '@chakra-ui/react'
import { memo, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Resume, ResumeWithFacts } from '../../../shared/api/resumes.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { useMedia } from '../../browser/use-browser-state.ts'
import { Replaced, Restored } from '../../forms/draft-notes.tsx'
import { ChooseVersion } from '../../forms/two-versions.tsx'
import { lazyDeleteQuestion } from '../../kit/lazy-delete-question.tsx'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { useUnsavedNote } from '../../kit/use-unsaved-note.ts'
import { paths } from '../../paths.ts'
import { showInText } from '../../truth/marked-textarea.tsx'
import { TruthCard, TruthPending } from '../../truth/truth-card.tsx'
import { FormError, Message } from '../../ui/message.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useShortcut } from '../../ui/use-shortcut.ts'
import { useDeleteResume, useMakePrimary } from '../../writing/resume-actions.ts'
import { panelOf, type View, ViewTabs } from '../../writing/view-tabs.tsx'
import { useCheckedResume } from './check-resume.ts'
import { EditorActions } from './editor-actions.tsx'
import { EditorHead } from './editor-head.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { contentArea, ResumeFields } from './resume-fields.tsx'
import { canBeSaved, resumeDifferences } from './resume-form.ts'
import { ResumeMenu } from './resume-menu.tsx'
import { replaceText, useResumeForm } from './use-resume-form.ts'

const VersionsDialog = lazyDialog(async () => (await import('./versions-dialog.tsx')).VersionsDialog)
const ChangesDialog = lazyDialog(async () => (await import('./changes-dialog.tsx')).ChangesDialog)
const TailorDialog = lazyDialog(async () => (await import('./tailor-dialog.tsx')).TailorDialog)
const DeleteQuestion = lazyDeleteQuestion<Pick<Resume, 'id' | 'title'>>()

/** Memoized, because the card only changes when the text was checked. */
const Sources = memo(TruthCard)

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

type Props = ResumeWithFacts & {
  sub: string
  /** Another tab has deleted the resume while it is open here. */
  isDeleted: boolean
}

/** A resume as text and as paper, side by side where there is room. */
export const Editor = ({ resume, facts, sub, isDeleted }: Props) => {
  const isWide = useMedia('(min-width: 1024px)')
  const [view, setView] = useState<View>('edit')
  const { params, open, close } = useAddress()
  const navigate = useNavigate()
  const resumeForm = useResumeForm({ resume, facts, sub, onInvalid: () => setView('edit') })
  const { form, busy, error, isDirty, restored, submit, discard, bringBack, conflict } = resumeForm
  const [title, markdown, kept] = useWatch({ control: form.control, name: ['title', 'markdown', 'kept'] })
  const checked = useCheckedResume({ markdown, kept }, { resume, facts }, form)
  const { report, edits, marks } = checked
  const show = useCallback((unit: Unit) => {
    flushSync(() => setView('edit'))
    showInText(contentArea(), unit)
  }, [])
  const makePrimary = useMakePrimary()
  const remove = useDeleteResume(() => {
    // At once, because leaving the editor with changes shows a toast.
    flushSync(discard)
    return navigate(paths.resumeBuilder, { replace: true })
  })
  useShortcut('s', submit)
  useUnsavedNote(true, isDirty && !isDeleted && !remove.isDeleting, 'resume')

  if (conflict) {
    const { theirs, mine, ...choose } = conflict
    return <ChooseVersion title={theirs.title} of={resumeDifferences(theirs, mine)} busy={busy} {...choose} />
  }
  const dialog = params.get('sheet')
  const closeDialog = () => close('sheet')
  const actions = (
    <EditorActions
      resume={resume}
      isDirty={isDirty}
      canSave={canBeSaved({ title, markdown })}
      busy={busy}
      onSave={submit}
      onTailor={isWide ? () => open({ sheet: 'tailor' }) : null}
    />
  )
  return (
    <FormProvider {...form}>
      <EditorHead
        resume={resume}
        busy={busy}
        isDirty={isDirty}
        menu={
          <ResumeMenu
            resume={resume}
            withTailor={!isWide}
            onOpen={sheet => open({ sheet })}
            onPrimary={() => makePrimary(resume)}
            onRewrite={() => void navigate(paths.rewriteResume(resume.id))}
            onDelete={() => remove.ask(resume)}
          />
        }
        actions={isWide && actions}
      />
      {!isWide && <ViewTabs view={view} onView={setView} />}
      <Notes
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
          <ResumeFields markdown={markdown} marks={marks} onSubmit={submit} />
        </chakra.div>
        <chakra.div gridArea={{ lg: 'sources' }} minW="0">
          {report && edits ? (
            <Sources report={report} noun="line" sources={checked.sources} {...edits} onShow={show} />
          ) : (
            <TruthPending
              loading="Checking the lines"
              failed="The tool that compares the lines with your profile did not load. What you type is kept."
              onRetry={checked.retry}
            />
          )}
        </chakra.div>
        <chakra.div gridArea={{ lg: 'paper' }} minW="0" {...(!isWide && panelOf('preview', view))}>
          {(isWide || view === 'preview') && (
            <PreviewPanel document={checked.document} marks={checked.unsourced} />
          )}
        </chakra.div>
      </Layout>
      {!isWide && <SaveBar>{actions}</SaveBar>}
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

type NotesProps = {
  isDeleted: boolean
  error: string | undefined
  restored: boolean
  bringBack: (() => void) | null
  onStartOver: () => void
}

const deletedWords =
  'This resume was deleted somewhere else. What you typed is still here: copy what you need.'

const Notes = ({ isDeleted, error, restored, bringBack, onStartOver }: NotesProps) =>
  isDeleted || error || restored || bringBack ? (
    <chakra.div display="grid" gap="2" mb="4">
      {isDeleted ? <Message tone="error" role="alert" text={deletedWords} /> : <FormError text={error} />}
      <Replaced onBringBack={bringBack} />
      {restored && <Restored onStartOver={onStartOver} />}
    </chakra.div>
  ) : null
