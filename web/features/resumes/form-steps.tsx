import { chakra, Flex, Heading } from '@chakra-ui/react'
import { FileInput } from 'lucide-react'
import type { ComponentType } from 'react'
import { EducationEntries, WorkEntries } from '../../record/entry-fields.tsx'
import {
  CertificationsField,
  InterestsField,
  LanguagesField,
  LicencesField,
  LinkFields,
  OnRequest,
  PersonalFields,
  RefereesField,
  SkillFields,
  SummaryField,
  TitleField,
} from '../../record/form-fields.tsx'
import { UnplacedLines } from '../../record/unplaced-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/focus.ts'
import { formSteps, lastStep } from './resume-form.ts'

type Props = {
  /** From 1 to 6. */
  step: number
  busy: boolean
  onImport: () => void
  /** Null: a rewrite always uses the assistant. */
  onOwnWords: (() => void) | null
}

export const FormStep = ({ step, busy, onImport, onOwnWords }: Props) => {
  const Fields = fieldsOf[step - 1]
  return (
    <>
      <StepHead step={step} />
      {step === 1 && (
        <Button variant="subtle" justifySelf="start" onClick={onImport}>
          <FileInput />
          Import a resume
        </Button>
      )}
      <UnplacedLines key={step} isOpen={step === 1} />
      {Fields && <Fields />}
      {step === lastStep && onOwnWords && (
        <chakra.div borderTop="1px solid {colors.border}" pt="3">
          <Button variant="ghost" ms="-4" color="brand.fg" disabled={busy} onClick={onOwnWords}>
            Use my own words
          </Button>
          <chakra.p textStyle="small" color="fg.muted">
            Makes the resume from exactly what you typed. Aiki changes no words.
          </chakra.p>
        </chakra.div>
      )}
    </>
  )
}

const SummaryStep = () => (
  <>
    <TitleField />
    <SummaryField />
  </>
)

const SkillsStep = () => (
  <>
    <SkillFields />
    <CertificationsField />
    <OnRequest name="licences">
      <LicencesField />
    </OnRequest>
  </>
)

const LinksStep = () => (
  <>
    <LinkFields />
    <InterestsField />
    <LanguagesField />
    <OnRequest name="referees">
      <RefereesField />
    </OnRequest>
  </>
)

const fieldsOf: readonly ComponentType[] = [
  PersonalFields,
  SummaryStep,
  () => <WorkEntries keepsOne />,
  () => <EducationEntries keepsOne />,
  SkillsStep,
  LinksStep,
]

const Thread = chakra('span', {
  base: {
    flex: '1',
    height: '6px',
    borderRadius: 'thread',
    bg: 'border.emphasized',
    opacity: 0.5,
    '&[data-done]': { bg: 'brand.solid', opacity: 1 },
  },
})

/** The progress through the form, and the title of the step. */
const StepHead = ({ step }: { step: number }) => {
  const words = `Step ${step} of ${lastStep}`
  return (
    <div>
      <Flex
        role="progressbar"
        aria-label="Detailed Form"
        aria-valuemin={1}
        aria-valuemax={lastStep}
        aria-valuenow={step}
        aria-valuetext={words}
        gap="1.5"
      >
        {formSteps.map(({ title }, at) => (
          <Thread key={title} {...(at < step && { 'data-done': '' })} />
        ))}
      </Flex>
      <chakra.p mt="2" textStyle="small" color="fg.muted">
        {words}
      </chakra.p>
      {/* The heading takes the focus, because the pressed button may be gone. */}
      <Heading key={step} as="h3" ref={takeFocus} tabIndex={-1} outline="0" textStyle="h3">
        {formSteps[step - 1]?.title}
      </Heading>
    </div>
  )
}
