import { chakra } from '@chakra-ui/react'
import { Check, FileInput } from 'lucide-react'
import { useId, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { jobDescriptionLimit } from '../../../shared/api/assistant.ts'
import { features, plans } from '../../../shared/domain/plan.ts'
import { allResumeTemplates, isPremium } from '../../../shared/lists.ts'
import { CardsFrame, LockedBadge, RadioField } from '../../forms/card-fields.tsx'
import { LineField, TextField } from '../../forms/fields.tsx'
import { paths } from '../../paths.ts'
import { recordDraft } from '../../record/record-form.ts'
import { session } from '../../session/store.ts'
import { Button } from '../../ui/button.tsx'
import { CardInput, CardLabel } from '../../ui/choice-card.tsx'
import { TextLink } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { templateNames, templateUses } from '../../writing/words.ts'
import { type GenerateFields, lastStep } from './resume-form.ts'
import { TemplatePicture } from './template-picture.tsx'

type Name = keyof GenerateFields
type Props = {
  isRewrite: boolean
  hasPremium: boolean
  /** Null: a rewrite begins with the form of its resume. */
  onImport: (() => void) | null
}

/** The first step: the template, the mode, the title and the target job. */
export const BeginningStep = ({ isRewrite, hasPremium, onImport }: Props) => (
  <>
    {isRewrite && (
      <chakra.p color="fg.muted">
        Aiki writes this resume again from what you say here. The present text stays in its versions.
      </chakra.p>
    )}
    {onImport && (
      <chakra.div>
        <Button variant="subtle" onClick={onImport}>
          <FileInput />
          Import a resume
        </Button>
        <chakra.p mt="1.5" textStyle="small" color="fg.muted">
          Have you one already? Aiki fills in the form from a PDF, a Word file or a LinkedIn export.
        </chakra.p>
      </chakra.div>
    )}
    <TemplateField hasPremium={hasPremium} />
    <RadioField<Name>
      name="mode"
      label="How to begin"
      options={[
        {
          value: 'quick',
          label: 'Quick Generate',
          text: 'Writes from your Career Record, as it is now.',
        },
        {
          value: 'detailed',
          label: 'Detailed Form',
          text: `Writes from what you say in ${lastStep} short steps. Aiki fills them in from your Career Record.`,
        },
      ]}
    />
    <RecordLink />
    <LineField<Name>
      name="title"
      label="Resume title"
      autoComplete="off"
      placeholder="Operations Analyst, Lagos"
      hint="Only you see this title. Files for employers have your name."
    />
    <TextField<Name>
      name="jobDescription"
      label="Target job description"
      optional
      max={jobDescriptionLimit}
      rows={5}
      placeholder="Paste the advert here"
    />
  </>
)

/** Leads to the record, and says where Quick Generate would leave out what the person has not saved. */
const RecordLink = () => {
  const [hasUnsaved] = useState(() => recordDraft(session.sub() ?? '').read() !== null)
  const isQuick = useWatch<GenerateFields, 'mode'>({ name: 'mode' }) === 'quick'
  if (hasUnsaved && isQuick)
    return (
      <Message
        tone="warning"
        text={
          <span>
            Your Career Record has changes on this device that are not saved. Quick Generate does not use
            them.{' '}
            <TextLink to={paths.careerRecord} variant="text">
              Save them first
            </TextLink>
          </span>
        }
      />
    )
  return (
    <TextLink to={paths.careerRecord} display="inline-flex" alignItems="center" minH="tap" textStyle="small">
      See your Career Record
    </TextLink>
  )
}

/** Three in a row, or two on narrow screens. */
const threeAtMost = 'repeat(auto-fill, minmax(max(6.4rem, calc((100% - 17px) / 3)), 1fr))'

/** The templates as radio buttons with pictures. A locked template names its plan. */
const TemplateField = ({ hasPremium }: Pick<Props, 'hasPremium'>) => {
  const { field } = useController<GenerateFields, 'template'>({ name: 'template' })
  const name = useId()
  return (
    <chakra.div>
      <CardsFrame label="Template" columns={threeAtMost} hasLocked={!hasPremium}>
        {allResumeTemplates.map(template => {
          const isChosen = field.value === template
          const isLocked = isPremium(template) && !hasPremium && !isChosen
          return (
            <CardLabel
              key={template}
              px="1"
              py="2.5"
              justifyContent="center"
              alignItems="flex-start"
              {...(isLocked && { cursor: 'not-allowed' })}
            >
              <CardInput
                type="radio"
                name={name}
                checked={isChosen}
                disabled={isLocked}
                {...(isChosen && { ref: field.ref })}
                onChange={() => field.onChange(template)}
              />
              {isChosen && <Tick />}
              <chakra.b
                position="relative"
                pointerEvents="none"
                minWidth="0"
                display="grid"
                gap="1.5"
                justifyItems="center"
                fontSize="sm"
              >
                <TemplatePicture template={template} />
                {templateNames[template]}
                {isLocked && <LockedBadge plan={plans[features['premium-templates']].name} />}
              </chakra.b>
            </CardLabel>
          )
        })}
      </CardsFrame>
      <chakra.p mt="1.5" textStyle="small" color="fg.muted" role="status">
        {templateUses[field.value]}
      </chakra.p>
    </chakra.div>
  )
}

const Tick = () => (
  <chakra.span
    position="absolute"
    zIndex="base"
    top="1"
    insetEnd="1"
    display="grid"
    placeItems="center"
    boxSize="22px"
    borderRadius="full"
    color="brand.contrast"
    pointerEvents="none"
  >
    <Check size={14} strokeWidth={2.5} />
  </chakra.span>
)
