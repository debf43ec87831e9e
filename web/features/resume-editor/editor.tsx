import { chakra } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { ResumeWithFacts } from '../../../shared/api/resumes.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { useMedia } from '../../browser/media.ts'
import { usePart } from '../../kit/use-part.ts'
import { useSaveKey } from '../../kit/use-save-key.ts'
import { paths } from '../../paths.ts'
import { showInText } from '../../truth/show-in-text.ts'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useMakePrimary } from '../../writing/use-make-primary.ts'
import { panelId, tabId, type View, ViewTabs } from '../../writing/view-tabs.tsx'
import { Actions } from './actions.tsx'
import { Conflict } from './conflict.tsx'
import { canBeSaved } from './fields.ts'
import { contentArea, FieldsPanel } from './fields-panel.tsx'
import { Head } from './head.tsx'
import { Notes } from './notes.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { ResumeMenu } from './resume-menu.tsx'
import { savedWords } from './saved-words.ts'
import { Sheets } from './sheets.tsx'
import { Sources } from './sources.tsx'
import { useChecked } from './use-checked.ts'
import { useLeavingNote } from './use-leaving-note.ts'
import { replaceText, useLines } from './use-lines.ts'
import { useNow } from './use-now.ts'
import { useResumeForm } from './use-resume-form.ts'
import { useTruth } from './use-truth.ts'

type Props = ResumeWithFacts & { sub: string; isGone: boolean }

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

/** A resume in its text and on its paper, side by side where there is room. */
export const Editor = ({ resume, facts, sub, isGone }: Props) => {
  const beside = useMedia('(min-width: 1024px)')
  const [view, setView] = useState<View>('edit')
  const [asksToDelete, setAsksToDelete] = useState(false)
  const { part, open: openSheet, close: closeSheet } = usePart('sheet')
  const navigate = useNavigate()
  const { form, busy, trouble, touched, restored, submit, discard, conflict } = useResumeForm({
    resume,
    facts,
    sub,
    onFault: () => setView('edit'),
  })
  const [title, markdown, kept] = useWatch({ control: form.control, name: ['title', 'markdown', 'kept'] })
  const { truth, retry } = useTruth()
  const {
    read,
    report,
    document: paper,
    open,
    marks,
  } = useChecked({ markdown, kept }, { resume, facts }, truth)
  const lines = useLines(form, truth, read)
  const show = useCallback((unit: Unit) => {
    flushSync(() => setView('edit'))
    showInText(contentArea(), unit)
  }, [])
  const makePrimary = useMakePrimary()
  const now = useNow()
  useSaveKey(submit)
  useLeavingNote(touched)

  if (conflict) return <Conflict {...conflict} busy={busy} />
  const startAfresh = () => {
    discard()
    // The button that was pressed is gone.
    document.getElementById('page-title')?.focus({ preventScroll: true })
  }
  const panelOf = (of: View) =>
    beside ? {} : { role: 'tabpanel', id: panelId(of), 'aria-labelledby': tabId(of), hidden: view !== of }
  const actions = (
    <Actions
      resume={resume}
      touched={touched}
      canSave={canBeSaved({ title, markdown })}
      busy={busy}
      onSave={submit}
      onTailor={beside ? () => openSheet('tailor') : null}
    />
  )
  return (
    <FormProvider {...form}>
      <Head
        resume={resume}
        saved={savedWords({ busy, touched, savedAt: resume.updatedAt }, now)}
        menu={
          <ResumeMenu
            resume={resume}
            withTailor={!beside}
            onOpen={openSheet}
            onPrimary={() => makePrimary(resume)}
            onRewrite={() => void navigate(paths.rewriteResume(resume.id))}
            onDelete={() => setAsksToDelete(true)}
          />
        }
        actions={beside && actions}
      />
      {!beside && <ViewTabs view={view} onView={setView} />}
      <Notes
        isGone={isGone}
        trouble={trouble?.text}
        restored={restored && touched}
        onStartAfresh={startAfresh}
      />
      <Layout>
        <chakra.div gridArea={{ lg: 'text' }} {...panelOf('edit')}>
          <FieldsPanel markdown={markdown} marks={marks} onSubmit={submit} />
        </chakra.div>
        <chakra.div gridArea={{ lg: 'sources' }} minW="0">
          <Sources {...lines} report={report} facts={facts} retry={retry} onShow={show} />
        </chakra.div>
        <chakra.div gridArea={{ lg: 'paper' }} minW="0" {...panelOf('preview')}>
          {(beside || view === 'preview') && <PreviewPanel document={paper} marks={open} />}
        </chakra.div>
      </Layout>
      {!beside && <SaveBar>{actions}</SaveBar>}
      <Sheets
        name={asksToDelete ? 'delete' : part}
        resume={resume}
        markdown={markdown}
        sub={sub}
        unsaved={touched}
        onRestore={text => replaceText(form, text, 'The earlier text is back.')}
        forget={discard}
        onClose={asksToDelete ? () => setAsksToDelete(false) : closeSheet}
      />
    </FormProvider>
  )
}
