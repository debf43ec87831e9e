import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useEffectEvent } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import type { ProfileTextWithFacts } from '../../../../../shared/api/career.ts'
import { Restored } from '../../../../forms/restored.tsx'
import { TwoVersions } from '../../../../forms/two-versions.tsx'
import { useSaveKey } from '../../../../kit/use-save-key.ts'
import { onDay } from '../../../../person/day-words.ts'
import { showInText } from '../../../../truth/show-in-text.ts'
import { TruthCard } from '../../../../truth/truth-card.tsx'
import { useSentences } from '../../../../truth/use-sentences.ts'
import { sourcesOf } from '../../../../truth/words.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { Message } from '../../../../ui/message.tsx'
import { notify } from '../../../../ui/notify.ts'
import { Sheet } from '../../../../ui/sheet.tsx'
import { firstFocusable } from '../../../applications/focus.ts'
import { copyText } from '../../copy.ts'
import { askButton, openButton } from '../../focus.ts'
import { NotHere } from '../../not-here.tsx'
import { typeNames, unitNouns } from '../../words.ts'
import { borneOut, borneOutText } from './borne-out.ts'
import { differences } from './draft.ts'
import { TextButtons } from './text-buttons.tsx'
import { TextNotes } from './text-notes.tsx'
import { TextPanel } from './text-panel.tsx'
import { useChecked } from './use-checked.ts'
import { useTextForm } from './use-text-form.ts'

// The list copies what is kept by the same rule, and this file brings what knows it; and the dialog of what is not there.
export { borneOutText, NotHere }

type Props = {
  open: boolean
  whole: ProfileTextWithFacts
  sub: string
  /** It was deleted somewhere else meanwhile. */
  isGone: boolean
  onClose: () => void
}

const goneWords = 'This text was deleted somewhere else. What you typed is still here: copy what you need.'
const area = () => document.querySelector<HTMLTextAreaElement>('textarea[data-profile-text]')

/** A text for a profile, to be read, changed and copied; what has no source is marked. */
export const TextSheet = ({ open, whole: { profileText, facts }, sub, isGone, onClose }: Props) => {
  const { id, type, targetRole, createdAt } = profileText
  const { form, ...versioned } = useTextForm(profileText, sub)
  const { conflict, busy, touched, restored, trouble, submit, discard } = versioned
  const [content, kept] = useWatch({ control: form.control, name: ['content', 'kept'] })
  const { report, check, alone, marks } = useChecked({ content, kept }, profileText, facts)
  const units = useSentences(form)
  const noun = unitNouns[type]
  useSaveKey(() => open && touched && submit())
  const left = useEffectEvent(() => {
    if (touched)
      notify({
        kind: 'info',
        title: 'Your changes are not saved yet.',
        description: 'They are kept on this device. Open the text again to go on.',
      })
  })
  useEffect(() => (open ? () => left() : undefined), [open])
  return (
    <Sheet
      open={open}
      onClose={onClose}
      wide
      title={`${typeNames[type]} for ${targetRole}`}
      readFirst
      dismissible={!busy}
      finalFocus={() => firstFocusable(openButton(id), askButton('linkedin'))}
      footer={
        <TextButtons
          {...versioned}
          onCopy={() => void copyText({ ...borneOut(content, check(content)), noun }, null)}
        />
      }
    >
      {conflict ? (
        <TwoVersions of={differences(conflict.theirs, conflict.mine)} />
      ) : (
        <FormProvider {...form}>
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
            <Flex gap="1.5" wrap="wrap">
              <Badge tone="brand">AI Generated</Badge>
              <Badge>{onDay(createdAt, new Date().toISOString())}</Badge>
            </Flex>
            {isGone && <Message tone="info" text={goneWords} />}
            <FormError text={trouble?.text} />
            {restored && touched && !trouble && <Restored onStartAfresh={discard} />}
            <TextPanel type={type} content={content} marks={marks} onSubmit={submit} />
            <TruthCard
              report={report}
              noun={noun}
              leftOutOf="what you copy"
              sources={sourcesOf(facts)}
              {...units}
              onShow={unit => showInText(area(), unit)}
            />
            <TextNotes reasons={profileText.reasons} before={profileText.before} alone={alone} />
          </chakra.div>
        </FormProvider>
      )}
    </Sheet>
  )
}
