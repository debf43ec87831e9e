import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { Fragment } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import type { ProfileText } from '../../../shared/api/career.ts'
import type { Facts } from '../../../shared/api/truth.ts'
import { profileTextLimits } from '../../../shared/domain/career/profile-text-limits.ts'
import { Replaced, Restored } from '../../forms/draft-notes.tsx'
import { ConflictButtons, TwoVersions } from '../../forms/two-versions.tsx'
import { NotHere } from '../../kit/not-here.tsx'
import { SaveButton } from '../../kit/save-button.tsx'
import { useUnsavedNote } from '../../kit/use-unsaved-note.ts'
import { onDay } from '../../person/day-words.ts'
import { ContentForm, showInContent } from '../../truth/content-form.tsx'
import { contentEdits } from '../../truth/text-edits.ts'
import { TruthCard } from '../../truth/truth-card.tsx'
import { sourcesOf } from '../../truth/words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { firstFocusable } from '../../ui/focus.ts'
import { FormError, Message } from '../../ui/message.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useShortcut } from '../../ui/use-shortcut.ts'
import { textDifferences } from '../../writing/text-differences.tsx'
import { useCheckedText, withSource } from './check-text.ts'
import { copyAdvice } from './copy-advice.ts'
import { useTextForm } from './text-form.ts'
import { TextNotes } from './text-notes.tsx'
import { figure, textName, typeNames, unitNouns } from './words.ts'

type Props = {
  open: boolean
  /** Null: the list has no such text. */
  profileText: ProfileText | null
  /** The text is compared with these. */
  facts: Facts
  sub: string
  /** The text was deleted elsewhere while it was open. */
  isDeleted: boolean
  onClose: () => void
}

/** Shows a text for a profile, to be edited and copied. Units without a source are marked. */
export const TextDialog = ({ profileText, ...props }: Props) =>
  profileText ? (
    <TextEditor key={profileText.id} profileText={profileText} {...props} />
  ) : (
    <NotHere open={props.open} noun="text" backLabel="Back to the list" onClose={props.onClose} />
  )

type EditorProps = Omit<Props, 'profileText'> & { profileText: ProfileText }

const TextEditor = ({ open, profileText, facts, sub, isDeleted, onClose }: EditorProps) => {
  const { id, type, createdAt, reasons, before } = profileText
  const textForm = useTextForm(profileText, sub)
  const { form, conflict, busy, isDirty, restored, error, submit, discard, bringBack } = textForm
  const [content, kept] = useWatch({ control: form.control, name: ['content', 'kept'] })
  const { report, checkedText, marks, check } = useCheckedText({ content, kept }, profileText, facts)
  const units = contentEdits(form, checkedText)
  const noun = unitNouns[type]
  const copy = () => void copyAdvice({ ...withSource(content, check(content, kept)), noun })
  useShortcut('s', () => open && isDirty && submit())
  useUnsavedNote(open, isDirty, 'text')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      wide
      title={textName(profileText)}
      readFirst
      dismissible={!busy}
      finalFocus={() => firstFocusable(`open-${id}`, 'ask-linkedin')}
      footer={
        conflict ? (
          <ConflictButtons key="conflict" conflict={conflict} busy={busy} />
        ) : (
          <Fragment key="text">
            <Button variant={isDirty ? 'outline' : 'solid'} onClick={copy}>
              <Copy />
              Copy
            </Button>
            {isDirty && <SaveButton form={textForm} />}
          </Fragment>
        )
      }
    >
      {conflict ? (
        <TwoVersions
          of={textDifferences(conflict.theirs, conflict.mine, {
            content: 'Text',
            kept: 'What you confirmed',
          })}
        />
      ) : (
        <FormProvider {...form}>
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
            <Flex gap="1.5" wrap="wrap">
              <Badge tone="brand">AI Generated</Badge>
              <Badge>{onDay(createdAt, new Date().toISOString())}</Badge>
            </Flex>
            {isDeleted && (
              <Message
                tone="info"
                text="This text was deleted somewhere else. What you typed is still here: copy what you need."
              />
            )}
            <Replaced onBringBack={bringBack} />
            <FormError text={error?.text} />
            {restored && isDirty && !error && <Restored onStartOver={discard} />}
            <ContentForm
              label={typeNames[type]}
              hint="Marked words have no source yet: they are not copied."
              count={<LimitCount length={content.trim().length} max={profileTextLimits[type]} />}
              height={type === 'summary' ? 'text' : 'lines'}
              content={content}
              marks={marks}
              onSubmit={submit}
            />
            {report && (
              <>
                <TruthCard
                  report={report}
                  noun={noun}
                  leftOutFrom="what you copy"
                  sources={sourcesOf(facts)}
                  {...units}
                  onShow={showInContent}
                />
                <TextNotes reasons={reasons} before={before} onlyPasted={report.onlyPasted} />
              </>
            )}
          </chakra.div>
        </FormProvider>
      )}
    </Sheet>
  )
}

/** "184 of 220 characters, 4 too many". A screen reader reads it only when the text gets longer than the limit. */
const LimitCount = ({ length, max }: { length: number; max: number }) => {
  const over = length - max
  return (
    <>
      <chakra.span
        textStyle="meta"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        color={over > 0 ? 'error.fg' : 'fg.muted'}
      >
        {figure(length)} of {figure(max)} characters
        {over > 0 && `, ${figure(over)} too many`}
      </chakra.span>
      <VisuallyHidden role="status">
        {over > 0 && `More than the ${figure(max)} characters that LinkedIn takes.`}
      </VisuallyHidden>
    </>
  )
}
