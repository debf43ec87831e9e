import { chakra, Flex } from '@chakra-ui/react'
import { Fragment, useEffect, useEffectEvent, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import type { Letter } from '../../../shared/api/letters.ts'
import { jobName } from '../../applications/job-name.ts'
import { Replaced, Restored } from '../../forms/draft-notes.tsx'
import { ConflictButtons, TwoVersions } from '../../forms/two-versions.tsx'
import { NotHere } from '../../kit/not-here.tsx'
import { useFocusAfter } from '../../kit/request-form.tsx'
import { SaveButton } from '../../kit/save-button.tsx'
import { useUnsavedNote } from '../../kit/use-unsaved-note.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { firstFocusable } from '../../ui/focus.ts'
import { FormError, Message } from '../../ui/message.tsx'
import { notify } from '../../ui/notify.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { useShortcut } from '../../ui/use-shortcut.ts'
import { DownloadMenu } from '../../writing/download.tsx'
import type { View } from '../../writing/view-tabs.tsx'
import { useCheckedLetter, useLetterWithFacts } from './check-letter.ts'
import { letterDownloads } from './downloads.ts'
import { letterDifferences, useLetterForm } from './letter-form.ts'
import { LetterText } from './letter-text.tsx'
import { ReviseLetter, RevisionAnnouncement, Rewriting } from './revise-letter.tsx'
import { useRevision } from './use-revision.ts'
import { toneNames } from './words.ts'

type Props = {
  open: boolean
  /** Null: it is not in the list. */
  letter: Letter | null
  view: View
  sub: string
  isDeleted: boolean
  /** It was just written, and a toast says so. */
  isNew: boolean
  onClose: () => void
}

/** Shows a letter and edits it. Sentences without a source are marked. */
export const LetterDialog = ({ letter, ...props }: Props) =>
  letter ? (
    <LetterEditor {...props} listed={letter} />
  ) : (
    <NotHere
      open={props.open}
      noun="letter"
      backLabel="Back to the letters"
      focusTargets={['generate-letter']}
      onClose={props.onClose}
    />
  )

type EditorProps = Omit<Props, 'letter'> & { listed: Letter }

const LetterEditor = ({ open, listed, view: firstView, sub, isDeleted, isNew, onClose }: EditorProps) => {
  const { letter, against, retry } = useLetterWithFacts(listed, open)
  const [view, setView] = useState(firstView)
  const letterForm = useLetterForm({ letter, sub, against, onInvalid: () => setView('edit') })
  const { form, conflict, busy, isDirty, restored, error, submit, discard, bringBack } = letterForm
  const [content, kept] = useWatch({ control: form.control, name: ['content', 'kept'] })
  const checked = useCheckedLetter({ content, kept }, letter, against)
  const name = jobName(letter)
  const revision = useRevision({
    open,
    letter,
    sub,
    save: () => (isDirty ? submit() : Promise.resolve(true)),
  })
  const isRewriting = revision.busy
  const focusAfter = useFocusAfter(isRewriting)
  useShortcut('s', () => open && isDirty && submit())
  useUnsavedNote(open, isDirty, 'letter')

  // In an effect, because the dialog closes all toasts when it opens.
  const arrived = useEffectEvent(() => {
    if (isNew) notify({ kind: 'success', title: 'Cover Letter Generated', description: `For ${name}.` })
  })
  useEffect(() => arrived(), [])

  return (
    <Sheet
      open={open}
      onClose={onClose}
      wide
      title={name}
      readFirst
      dismissible={!busy && !isRewriting}
      finalFocus={() => firstFocusable(`preview-${letter.id}`, 'generate-letter')}
      footer={
        conflict ? (
          <ConflictButtons key="conflict" conflict={conflict} busy={busy} />
        ) : isRewriting ? (
          <Button key="rewriting" variant="outline" onClick={revision.cancel}>
            Stop
          </Button>
        ) : (
          <Fragment key="letter">
            <DownloadMenu
              name={`the letter for ${name}`}
              id={letter.id}
              downloads={letterDownloads}
              save={isDirty ? submit : null}
            />
            {(isDirty || view === 'edit') && <SaveButton form={letterForm} />}
          </Fragment>
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
            <Replaced onBringBack={bringBack} />
            <FormError text={error?.text} />
            {restored && isDirty && !error && <Restored onStartOver={discard} />}
            <RevisionAnnouncement revision={revision} />
            {isRewriting ? (
              <Rewriting
                letter={letter}
                facts={against?.facts ?? null}
                how={revision.how}
                parts={revision.parts}
              />
            ) : (
              <>
                <ReviseLetter letter={letter} revision={revision} focusAfter={focusAfter} />
                <LetterText
                  letter={letter}
                  content={content}
                  view={view}
                  onView={setView}
                  checked={checked}
                  against={against}
                  retry={retry}
                  onSubmit={submit}
                />
              </>
            )}
          </chakra.div>
        </FormProvider>
      )}
    </Sheet>
  )
}
