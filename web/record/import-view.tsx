import { chakra, Heading } from '@chakra-ui/react'
import { pastedLimit } from '../../shared/api/imports.ts'
import { TextField } from '../forms/fields.tsx'
import { Button } from '../ui/button.tsx'
import { ChoiceCard } from '../ui/choice-card.tsx'
import { FilePicker } from '../ui/file-picker.tsx'
import { takeFocus } from '../ui/focus.ts'
import { FormError, Message } from '../ui/message.tsx'
import { jobParts, otherParts } from './chosen-parts.ts'
import { differenceName, foundLine, foundLines, foundTitle } from './found-words.ts'
import { accepted } from './import-file.ts'
import { nameOfTexts, type RecordFields } from './record-form.ts'
import type { Import } from './use-import.ts'

type Props = { imports: Import }

const ImportHead = ({ title, text }: { title: string; text: string }) => (
  <div>
    <Heading key={title} as="h3" ref={takeFocus} tabIndex={-1} outline="0" textStyle="h3">
      {title}
    </Heading>
    <chakra.p mt="1" color="fg.muted">
      {text}
    </chakra.p>
  </div>
)

/** Takes the place of the form: the choice of a file or a text, and then what was found in it. */
export const ImportView = ({ imports }: Props) =>
  imports.found ? (
    <FoundView imports={imports} found={imports.found} />
  ) : (
    <>
      <ImportHead
        title="Import a resume"
        text="Aiki reads it, shows what it found, and adds what is new. Aiki does not keep the file."
      />
      <FormError text={imports.error} />
      <FilePicker
        label="Choose a file"
        hint="PDF, Word (.docx), JSON Resume, Reactive Resume, or the archive of LinkedIn"
        accept={accepted}
        busy={imports.busy}
        onFile={imports.readFile}
      />
      <TextField<keyof RecordFields>
        name="pasted"
        label="Or paste its text here"
        max={pastedLimit}
        rows={8}
      />
    </>
  )

type FoundProps = Props & { found: NonNullable<Import['found']> }

/** The jobs of the import, and of another person's resume its other parts too, each with a box to tick. */
const ChosenParts = ({ imports: { leftOut, togglePart }, found: { read, merged, isOther } }: FoundProps) => {
  const parts = [
    ...jobParts(read.form).map((part, at) => {
      const job = read.form.workExperience[at]
      return { part, words: nameOfTexts(job?.jobTitle, job?.company, job?.duration) }
    }),
    ...(isOther ? otherParts : [])
      .filter(part => merged.counts[part].found > 0)
      .map(part => ({ part, words: foundLine(merged, part) })),
  ]
  if (parts.length === 0) return null
  return (
    <chakra.fieldset minWidth="0" display="grid" gap="2">
      <chakra.legend textStyle="label" mb="1.5">
        {isOther ? 'What to add' : 'Jobs to add'}
      </chakra.legend>
      {parts.map(({ part, words }) => (
        <ChoiceCard
          key={part}
          type="checkbox"
          checked={!leftOut.includes(part)}
          onChange={() => togglePart(part)}
        >
          <chakra.span overflowWrap="anywhere">{words}</chakra.span>
        </ChoiceCard>
      ))}
    </chakra.fieldset>
  )
}

const FoundView = ({ imports, found }: FoundProps) => {
  const { taken, toggle } = imports
  const { from, merged, choices, unplaced, isOther } = found
  return (
    <>
      <ImportHead
        title={foundTitle(merged)}
        text={`In ${from}. What you have already stays, and nothing is there twice.`}
      />
      {isOther && (
        <Message
          tone="warning"
          text="This looks like another person’s resume: its name and its email are not yours. Nothing of it is added unless you tick it."
        />
      )}
      <chakra.ul ps="5" display="grid" gap="1.5" listStyleType="disc" aria-label="What was found">
        {foundLines(merged).map(line => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
      <ChosenParts imports={imports} found={found} />
      {choices.length > 0 && (
        <chakra.fieldset minWidth="0" display="grid" gap="2">
          <chakra.legend textStyle="label" mb="1.5">
            What differs from yours
          </chakra.legend>
          <chakra.p textStyle="small" color="fg.muted">
            Yours stays, unless you tick it here.
          </chakra.p>
          {choices.map(difference => (
            <ChoiceCard
              key={`${differenceName(merged, difference)} ${difference.theirs}`}
              type="checkbox"
              checked={taken.includes(difference)}
              onChange={() => toggle(difference)}
            >
              {differenceName(merged, difference)}
              <Value label="Yours" text={difference.mine || 'empty'} />
              <Value label="Found" text={difference.theirs} />
            </ChoiceCard>
          ))}
        </chakra.fieldset>
      )}
      {unplaced.length > 0 && !isOther && (
        <Message
          tone="info"
          text={
            unplaced.length === 1
              ? '1 line fits into no field. You can copy it afterwards.'
              : `${unplaced.length} lines fit into no field. You can copy them afterwards.`
          }
        />
      )}
    </>
  )
}

/** The beginning of a long value is enough to know it by. */
const shownAtMost = 160

const Value = ({ label, text }: { label: string; text: string }) => (
  <chakra.span display="block" textStyle="small" fontWeight="normal" color="fg.muted" overflowWrap="anywhere">
    {label}: {text.length > shownAtMost ? `${text.slice(0, shownAtMost)}…` : text}
  </chakra.span>
)

export const ImportButtons = ({ imports }: Props) => (
  <>
    <Button variant="outline" onClick={imports.back} disabled={imports.busy}>
      Back
    </Button>
    {imports.found ? (
      <Button key="accept" onClick={() => void imports.accept()}>
        Add to the form
      </Button>
    ) : (
      <Button
        key="read"
        disabled={!imports.hasPasted}
        loading={imports.busy}
        loadingText="Reading..."
        onClick={imports.readPasted}
      >
        Read pasted text
      </Button>
    )}
  </>
)
