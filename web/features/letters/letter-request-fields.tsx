import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { ListChecks } from 'lucide-react'
import { useController } from 'react-hook-form'
import { jobDescriptionLimit } from '../../../shared/api/assistant.ts'
import { letterTones } from '../../../shared/lists.ts'
import { LineField, TextField } from '../../forms/fields.tsx'
import { RadioField } from '../../forms/radio-field.tsx'
import { Button } from '../../ui/button.tsx'
import { firstFocusable } from '../../ui/focus.ts'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import type { LetterFields as Fields } from './letter-request.ts'
import { toneNames } from './words.ts'

type Name = keyof Fields

const toneTexts = {
  professional: 'Plain and courteous.',
  enthusiastic: 'Warmer, and keen on the job.',
} as const

export const LetterRequestFields = ({ onChooseApplication }: { onChooseApplication: () => void }) => (
  <>
    <ApplicationLine onChoose={onChooseApplication} />
    <LineField<Name> name="jobTitle" label="Job title" placeholder="Supply Planner" autoComplete="off" />
    <LineField<Name> name="companyName" label="Company name" placeholder="Tudun Foods" autoComplete="off" />
    <RadioField<Name>
      name="tone"
      label="Tone"
      columns={{ base: '1fr', sm: '1fr 1fr' }}
      options={letterTones.map(tone => ({ value: tone, label: toneNames[tone], text: toneTexts[tone] }))}
    />
    <TextField<Name>
      name="jobDescription"
      label="Job description"
      optional
      hint="Paste the advert: the letter then answers what it asks for."
      max={jobDescriptionLimit}
      rows={6}
    />
  </>
)

/** The application that the letter is for, or the way to one. */
const ApplicationLine = ({ onChoose }: { onChoose: () => void }) => {
  const { field } = useController<Fields, 'application'>({ name: 'application' })
  if (!field.value)
    return (
      <Button data-focus="choose-application" variant="subtle" justifySelf="start" onClick={onChoose}>
        <ListChecks />
        From an application
      </Button>
    )
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
      <chakra.p overflowWrap="anywhere">
        For your application <b>{field.value.name}</b>
      </chakra.p>
      <chakra.span display="flex" ms="-3">
        <Button data-focus="choose-application" variant="ghost" size="sm" color="brand.fg" onClick={onChoose}>
          Choose another
        </Button>
        <Button
          ref={handOnFocus(() => firstFocusable('choose-application'))}
          variant="ghost"
          size="sm"
          onClick={() => field.onChange(null)}
        >
          Remove
          <VisuallyHidden> the application</VisuallyHidden>
        </Button>
      </chakra.span>
    </chakra.div>
  )
}
