import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { type Letter, letterLimit } from '../../../shared/api/letters.ts'
import { jobName } from '../../applications/job-name.ts'
import { useFieldError } from '../../forms/fields.tsx'
import { Restored } from '../../forms/restored.tsx'
import { ConflictButtons, TwoVersions } from '../../forms/two-versions.tsx'
import { NotHere } from '../../kit/not-here.tsx'
import { againOr } from '../../kit/request-error.ts'
import { useSaveKey } from '../../kit/use-save-key.ts'
import { useUnsavedNote } from '../../kit/use-unsaved-note.ts'
import type { Mark } from '../../truth/marked-lines.ts'
import { MarkedTextarea } from '../../truth/marked-textarea.tsx'
import { showInText } from '../../truth/show-in-text.ts'
import { TruthCard } from '../../truth/truth-card.tsx'
import { useSentences } from '../../truth/use-sentences.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { firstFocusable } from '../../ui/focus.ts'
import { FormError } from '../../ui/form-error.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { Message } from '../../ui/message.tsx'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/panel.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextCount } from '../../ui/text-count.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { DownloadMenu } from '../../writing/download.tsx'
import { panelId, tabId, type View, ViewTabs } from '../../writing/view-tabs.tsx'
import { useCheckedLetter, useLetterWithFacts } from './check-letter.ts'
import { letterDownloadWords, useLetterDownloads } from './downloads.ts'
import { type LetterFields, type LetterForm, letterDifferences, useLetterForm } from './letter-form.ts'
import { LetterPaper } from './letter-paper.tsx'
import { toneNames } from './words.ts'

type Props = {
  open: boolean
  /** As the list has it; null: it is not in the list. */
  letter: Letter | null
  view: View
  sub: string
  /** It was deleted somewhere else meanwhile. */
  isDeleted: boolean
  /** It has just been written. */
  isNew: boolean
  onClose: () => void
}

/** A letter to be read, and to be edited; each sentence without a source is marked. */
export const LetterDialog = ({ letter, ...props }: Props) =>
  letter ? (
    <LetterEditor {...props} listed={letter} />
  ) : (
    <NotHere
      open={props.open}
      what="letter"
      back="Back to the letters"
      focus={['generate-letter']}
      onClose={props.onClose}
    />
  )

const contentArea = () => document.querySelector<HTMLTextAreaElement>('textarea[data-letter]')

type EditorProps = Omit<Props, 'letter'> & { listed: Letter }

const LetterEditor = ({ open, listed, view: firstView, sub, isDeleted, isNew, onClose }: EditorProps) => {
  const { letter, against, ...loading } = useLetterWithFacts(listed, open)
  const [view, setView] = useState(firstView)
  const letterForm = useLetterForm({ letter, sub, against, onInvalid: () => setView('edit') })
  const { form, conflict, busy, touched, restored, error, submit, discard } = letterForm
  const [content, kept] = useWatch({ control: form.control, name: ['content', 'kept'] })
  const { report, marks } = useCheckedLetter({ content, kept }, letter, against)
  const sentences = useSentences(form)
  const name = jobName(letter)
  useSaveKey(() => open && touched && submit())
  useUnsavedNote(open, touched, 'letter')

  // After the dialog has cleared away what was said before.
  const arrived = useEffectEvent(() => {
    if (isNew) notify({ kind: 'success', title: 'Cover Letter Generated', description: `For ${name}.` })
  })
  useEffect(() => arrived(), [])

  const panelOf = (each: View) => ({
    role: 'tabpanel',
    id: panelId(each),
    'aria-labelledby': tabId(each),
    hidden: view !== each,
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      wide
      title={name}
      readFirst
      dismissible={!busy}
      finalFocus={() => firstFocusable(`preview-${letter.id}`, 'generate-letter')}
      footer={
        conflict ? (
          <ConflictButtons key="conflict" conflict={conflict} busy={busy} />
        ) : (
          <EditorButtons
            key="letter"
            id={letter.id}
            name={`the letter for ${name}`}
            of={letterForm}
            canSave={touched || view === 'edit'}
          />
        )
      }
    >
      {conflict ? (
        <TwoVersions of={letterDifferences(conflict.theirs, conflict.mine)} />
      ) : (
        <FormProvider {...form}>
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
            <Flex gap="1.5" wrap="wrap">
              {letter.aiGenerated && <Badge tone="brand">AI Generated</Badge>}
              <Badge>{toneNames[letter.tone]}</Badge>
            </Flex>
            {isDeleted && (
              <Message
                tone="info"
                text="This letter was deleted somewhere else. What you typed is still here: copy what you need."
              />
            )}
            <FormError text={error?.text} />
            {restored && touched && !error && <Restored onStartAfresh={discard} />}
            <div>
              <ViewTabs view={view} onView={setView} />
              <div {...panelOf('edit')}>
                <EditPanel content={content} marks={marks} onSubmit={submit} />
              </div>
              <div {...panelOf('preview')}>
                {view === 'preview' && <LetterPaper content={content} marks={marks} />}
              </div>
            </div>
            {against ? (
              <TruthCard
                report={report}
                noun="sentence"
                sources={against.sources}
                {...sentences}
                onShow={unit => {
                  flushSync(() => setView('edit'))
                  showInText(contentArea(), unit)
                }}
              />
            ) : (
              <FactsLoading {...loading} />
            )}
          </chakra.div>
        </FormProvider>
      )}
    </Sheet>
  )
}

type ButtonsProps = { id: string; name: string; of: LetterForm; canSave: boolean }

/** Files are made of what is saved: what is not yet is saved first. */
const EditorButtons = ({ id, name, of: { touched, submit, busy, error }, canSave }: ButtonsProps) => {
  const choices = useLetterDownloads(id)
  return (
    <>
      <DownloadMenu
        of={name}
        words={letterDownloadWords}
        unit="sentence"
        onSeeLeftOut={null}
        choices={choices.map(choice => ({
          ...choice,
          get: async () => {
            if (touched && !(await submit())) throw new Error('What is in the dialog was not saved.')
            return choice.get()
          },
        }))}
      />
      {canSave && (
        <Button
          loading={busy}
          loadingText="Saving..."
          onClick={() => void submit()}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {againOr('Save changes', error)}
        </Button>
      )}
    </>
  )
}

type EditPanelProps = { content: string; marks: readonly Mark[]; onSubmit: () => unknown }

/** The text of the letter, with its marks. */
const EditPanel = ({ content, marks, onSubmit }: EditPanelProps) => {
  const { register } = useFormContext<LetterFields>()
  const id = useId()
  return (
    <chakra.form
      id={id}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <FormField
        label="Letter"
        hint="Leave an empty line between paragraphs. Marked words have no source yet."
        error={useFieldError('content')}
        count={<TextCount length={content.length} max={letterLimit} />}
      >
        <MarkedTextarea face="body" text={content} marks={marks} data-letter {...register('content')} />
      </FormField>
    </chakra.form>
  )
}

type FactsProps = { failed: boolean; busy: boolean; retry: () => void }

/** In the place of the sources, until what the letter is compared with is loaded. */
const FactsLoading = ({ failed, busy, retry }: FactsProps) => (
  <Panel inset="card">
    {failed ? (
      <>
        <chakra.p mb="3">
          What you told Aiki could not be loaded, so the sentences are not checked yet. The letter is safe
          with us.
        </chakra.p>
        <Button ref={handOnFocus()} variant="outline" loading={busy} loadingText="Loading" onClick={retry}>
          Try again
        </Button>
      </>
    ) : (
      <ThreadLines rows={3} label="Looking up what you told Aiki" />
    )}
  </Panel>
)
