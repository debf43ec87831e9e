import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { Fragment } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import type { ProfileText } from '../../../shared/api/career.ts'
import type { Facts } from '../../../shared/api/truth.ts'
import { profileTextLimits } from '../../../shared/domain/career/profile-text-limits.ts'
import { Restored } from '../../forms/draft-notes.tsx'
import { ConflictButtons, TwoVersions } from '../../forms/two-versions.tsx'
import { NotHere } from '../../kit/not-here.tsx'
import { SaveButton } from '../../kit/save-button.tsx'
import { useUnsavedNote } from '../../kit/use-unsaved-note.ts'
import { onDay } from '../../person/day-words.ts'
import { ContentForm, showInContent } from '../../truth/content-form.tsx'
import { contentEdits } from '../../truth/text-edits.ts'
import { TruthCard } from '../../truth/truth-card.tsx'
import { sourcesOf, textDifferences } from '../../truth/words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { firstFocusable } from '../../ui/focus.ts'
import { FormError, Message } from '../../ui/message.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useShortcut } from '../../ui/use-shortcut.ts'
import { useCheckedText, withSource } from './check-text.ts'
import { copyAdvice } from './copy-advice.ts'
import { useTextForm } from './text-form.ts'
import { TextNotes } from './text-notes.tsx'
import { figure, textName, typeNames, unitNouns } from './words.ts'

type Props = {
  open: boolean
  /** As the list has it; null: it is not in the list. */
  profileText: ProfileText | null
  /** What the text is compared with. */
  facts: Facts
  sub: string
  /** It was deleted somewhere else meanwhile. */
  isDeleted: boolean
  onClose: () => void
}

/** A text for a profile, to be read, changed and copied; each unit without a source is marked. */
export const TextDialog = ({ profileText, ...props }: Props) =>
  profileText ? (
    <TextEditor key={profileText.id} profileText={profileText} {...props} />
  ) : (
    <NotHere open={props.open} what="text" back="Back to the list" onClose={props.onClose} />
  )

type EditorProps = Omit<Props, 'profileText'> & { profileText: ProfileText }

const TextEditor = ({ open, profileText, facts, sub, isDeleted, onClose }: EditorProps) => {
  const { id, type, createdAt, reasons, before } = profileText
  const textForm = useTextForm(profileText, sub)
  const { form, conflict, busy, touched, restored, error, submit, discard } = textForm
  const [content, kept] = useWatch({ control: form.control, name: ['content', 'kept'] })
  const { report, checkedText, marks, check } = useCheckedText({ content, kept }, profileText, facts)
  const units = contentEdits(form, checkedText)
  const noun = unitNouns[type]
  const copy = () => void copyAdvice({ ...withSource(content, check(content, kept)), noun })
  useShortcut('s', () => open && touched && submit())
  useUnsavedNote(open, touched, 'text')
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
            <Button variant={touched ? 'outline' : 'solid'} onClick={copy}>
              <Copy />
              Copy
            </Button>
            {touched && <SaveButton of={textForm} />}
          </Fragment>
        )
      }
    >
      {conflict ? (
        <TwoVersions
          of={textDifferences(conflict.theirs, conflict.mine, { content: 'Text', kept: 'What you keep' })}
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
            <FormError text={error?.text} />
            {restored && touched && !error && <Restored onStartAfresh={discard} />}
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
                  leftOutOf="what you copy"
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

/** "184 of 220", always in view; over the limit, by how much. It is read out only when the limit is crossed. */
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
