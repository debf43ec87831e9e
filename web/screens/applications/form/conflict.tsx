import { chakra } from '@chakra-ui/react'
import type { Application, ApplicationForm } from '../../../../shared/api/applications.ts'
import { errors } from '../../../../shared/api/errors.ts'
import { dayInWords } from '../../../../shared/domain/day-in-words.ts'
import { statusLooks } from '../../../applications/statuses.ts'
import { takeFocus } from '../../../ui/hand-on-focus.ts'
import { fieldLabels, formFields, formOf } from '../form-values.ts'

type Props = { theirs: Application; mine: Partial<ApplicationForm> }

const shown = (form: Partial<ApplicationForm>, field: keyof ApplicationForm): string => {
  if (field === 'status') return form.status ? statusLooks[form.status].label : ''
  if (field === 'appliedDate') return form.appliedDate ? dayInWords(form.appliedDate) : ''
  return form[field] ?? ''
}

/** What is there now beside what was typed, for the fields that both touched or that would be overwritten. */
export const Conflict = ({ theirs, mine }: Props) => {
  const now = formOf(theirs)
  const differing = formFields.filter(field => field in mine && mine[field] !== now[field])
  return (
    <>
      <chakra.p ref={takeFocus} tabIndex={-1} outline="0" mb="4">
        {errors.stale_version.message}
      </chakra.p>
      {differing.length === 0 && <chakra.p>What you typed is what is there already.</chakra.p>}
      <chakra.dl display="grid" gap="4">
        {differing.map(field => (
          <chakra.div key={field}>
            <chakra.dt textStyle="label" mb="1.5">
              {fieldLabels[field]}
            </chakra.dt>
            <chakra.dd display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2" m="0">
              <Version name="There now" text={shown(now, field)} />
              <Version name="You typed" text={shown(mine, field)} mine />
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </>
  )
}

const Version = ({ name, text, mine = false }: { name: string; text: string; mine?: boolean }) => (
  <chakra.div
    p="3"
    borderRadius="md"
    border="1px solid {colors.border}"
    bg={mine ? 'brand.subtle' : 'bg.panel'}
    minW="0"
  >
    <chakra.p textStyle="meta" color="fg.subtle">
      {name}
    </chakra.p>
    <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
      {text || 'Empty'}
    </chakra.p>
  </chakra.div>
)
