import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useWatch } from 'react-hook-form'
import type { Letter } from '../../../../shared/api/letters.ts'
import { jobName } from '../../../applications/job-name.ts'
import { Restored } from '../../../forms/restored.tsx'
import { TwoVersions } from '../../../forms/two-versions.tsx'
import { useSaveKey } from '../../../kit/use-save-key.ts'
import { showInText } from '../../../truth/show-in-text.ts'
import { TruthCard } from '../../../truth/truth-card.tsx'
import { useSentences } from '../../../truth/use-sentences.ts'
import { Badge } from '../../../ui/badge.tsx'
import { FormTrouble } from '../../../ui/form-trouble.tsx'
import { Message } from '../../../ui/message.tsx'
import { notify } from '../../../ui/notify.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { panelId, tabId, type View, ViewTabs } from '../../../writing/view-tabs.tsx'
import { firstFocusable } from '../../applications/focus.ts'
import { generateButton, previewButton } from '../focus.ts'
import { toneNames } from '../words.ts'
import { differences } from './differences.ts'
import { EditPanel } from './edit-panel.tsx'
import { LetterButtons } from './letter-buttons.tsx'
import { LetterPaper } from './letter-paper.tsx'
import { Untold } from './untold.tsx'
import { useChecked } from './use-checked.ts'
import { useKeepingNote } from './use-keeping-note.ts'
import { useLetterForm } from './use-letter-form.ts'
import { useWhole } from './use-whole.ts'

type Props = {
  open: boolean
  /** As the list has it. */
  listed: Letter
  view: View
  sub: string
  /** It was deleted somewhere else meanwhile. */
  isGone: boolean
  /** It has just been written. */
  isWritten: boolean
  onClose: () => void
}

const goneWords = 'This letter was deleted somewhere else. What you typed is still here: copy what you need.'

const contentArea = () => document.querySelector<HTMLTextAreaElement>('textarea[data-letter]')

/** A letter to be read, and to be edited; each sentence without a source is marked. */
export const LetterSheet = ({ open, listed, view: begun, sub, isGone, isWritten, onClose }: Props) => {
  const { letter, told, ...loading } = useWhole(listed, open)
  const [view, setView] = useState(begun)
  const formId = useId()
  const { form, conflict, busy, touched, restored, trouble, submit, discard } = useLetterForm({
    row: letter,
    told,
    sub,
    onFault: () => setView('edit'),
  })
  const [content, kept] = useWatch({ control: form.control, name: ['content', 'kept'] })
  const { report, marks } = useChecked({ content, kept }, letter, told)
  const sentences = useSentences(form)
  const of = jobName(letter)
  useSaveKey(() => open && touched && submit())
  useKeepingNote(open, touched)

  // After the dialog has cleared away what was said before.
  const arrived = useEffectEvent(() => {
    if (isWritten) notify({ kind: 'success', title: 'Cover Letter Generated', description: `For ${of}.` })
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
      title={of}
      readFirst
      dismissible={!busy}
      finalFocus={() => firstFocusable(previewButton(letter.id), generateButton)}
      footer={
        <LetterButtons
          id={letter.id}
          of={`the letter for ${of}`}
          conflict={conflict}
          busy={busy}
          touched={touched}
          submit={submit}
          canSave={touched || view === 'edit'}
          isLost={trouble?.kind === 'lost'}
        />
      }
    >
      {conflict ? (
        <TwoVersions of={differences(conflict.theirs, conflict.mine)} />
      ) : (
        <FormProvider {...form}>
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
            <Flex gap="1.5" wrap="wrap">
              {letter.aiGenerated && <Badge tone="brand">AI Generated</Badge>}
              <Badge>{toneNames[letter.tone]}</Badge>
            </Flex>
            {isGone && <Message tone="info" text={goneWords} />}
            <FormTrouble text={trouble?.text} />
            {restored && touched && !trouble && <Restored onStartAfresh={discard} />}
            <div>
              <ViewTabs view={view} onView={setView} />
              <div {...panelOf('edit')}>
                <EditPanel formId={formId} content={content} marks={marks} onSubmit={submit} />
              </div>
              <div {...panelOf('preview')}>
                {view === 'preview' && <LetterPaper content={content} marks={marks} />}
              </div>
            </div>
            {told ? (
              <TruthCard
                report={report}
                noun="sentence"
                sources={told.sources}
                {...sentences}
                onShow={unit => {
                  flushSync(() => setView('edit'))
                  showInText(contentArea(), unit)
                }}
              />
            ) : (
              <Untold {...loading} />
            )}
          </chakra.div>
        </FormProvider>
      )}
    </Sheet>
  )
}
