import { chakra, Flex, Heading } from '@chakra-ui/react'
import { FileInput } from 'lucide-react'
import type { ComponentType } from 'react'
import { LineField, TextField } from '../../forms/fields.tsx'
import { Button } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/focus.ts'
import { EducationStep, WorkStep } from './entry-steps.tsx'
import { formSteps, type GenerateFields, lastStep } from './resume-form.ts'
import { UnplacedLines } from './unplaced-lines.tsx'

type Name = keyof GenerateFields

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

const PersonalStep = () => (
  <>
    <LineField<Name> name="fullName" label="Full name" autoComplete="name" />
    <LineField<Name>
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
    />
    <LineField<Name> name="phone" label="Phone" optional type="tel" autoComplete="tel" />
    <LineField<Name> name="location" label="Location" optional placeholder="Ikeja, Lagos" />
  </>
)

const SummaryStep = () => (
  <>
    <LineField<Name>
      name="jobTitle"
      label="Professional title"
      autoComplete="organization-title"
      placeholder="Operations Analyst"
    />
    <TextField<Name>
      name="summary"
      label="Professional summary"
      max={3000}
      rows={6}
      hint="What you have done and can do, in your own words. Aiki improves the wording, and adds nothing."
    />
  </>
)

const SkillsStep = () => (
  <>
    <TextField<Name>
      name="technicalSkills"
      label="Technical skills"
      max={2000}
      rows={3}
      hint="Separate them with commas: SQL, Excel, route planning."
    />
    <TextField<Name>
      name="softSkills"
      label="Soft skills"
      optional
      max={2000}
      rows={3}
      hint="Separate them with commas."
    />
    <TextField<Name>
      name="certifications"
      label="Certifications"
      optional
      max={2000}
      rows={3}
      hint="Separate them with commas."
    />
  </>
)

const LinksStep = () => (
  <>
    <LineField<Name> name="linkedinUrl" label="LinkedIn URL" optional inputMode="url" autoComplete="url" />
    <LineField<Name> name="portfolioUrl" label="Portfolio URL" optional inputMode="url" autoComplete="url" />
    <LineField<Name> name="githubUrl" label="GitHub URL" optional inputMode="url" autoComplete="url" />
    <TextField<Name> name="interests" label="Interests" optional max={1000} rows={2} />
    <TextField<Name>
      name="languages"
      label="Languages"
      optional
      max={1000}
      rows={2}
      hint="Separate them with commas: English, Hausa, some Yorùbá."
    />
  </>
)

const fieldsOf: readonly ComponentType[] = [
  PersonalStep,
  SummaryStep,
  WorkStep,
  EducationStep,
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
