import { Box, Textarea } from '@chakra-ui/react'
import type { jobSearchTimelines } from '../../../../shared/lists.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { Message } from '../message.tsx'
import { ChoiceField, LineField, StepGrid, useFields, wide } from './fields.tsx'
import { PasswordField } from './password-field.tsx'

const timelines: { value: (typeof jobSearchTimelines)[number]; label: string }[] = [
  { value: 'immediately', label: 'Immediately' },
  { value: '1-month', label: 'Within 1 month' },
  { value: '3-months', label: 'Within 3 months' },
  { value: '6-months', label: 'Within 6 months' },
  { value: 'exploring', label: 'Just exploring' },
]

export const StepSkills = ({ asksPassword }: { asksPassword: boolean }) => {
  const { register, formState } = useFields()
  return (
    <StepGrid>
      {asksPassword && (
        <>
          <Box {...wide}>
            <Message
              tone="info"
              text="Your answers are kept, but never your password. Please type it once more."
            />
          </Box>
          <Box {...wide}>
            <PasswordField label="Password" />
          </Box>
        </>
      )}
      <LineField name="skills" label="Skills" placeholder="Excel, forecasting" />
      <LineField name="techStack" label="Tech stack" placeholder="Python, SAP" />
      <LineField name="certifications" label="Certifications" placeholder="ICAN, PMP" />
      <LineField name="languages" label="Languages" placeholder="English, Hausa" />
      <Box {...wide}>
        <FormField label="Career objectives" error={formState.errors.careerObjectives?.message}>
          <Textarea rows={3} {...register('careerObjectives')} />
        </FormField>
      </Box>
      <Box {...wide}>
        <ChoiceField name="jobSearchTimeline" label="Job search timeline" options={timelines} />
      </Box>
    </StepGrid>
  )
}
