import type { Application, ApplicationForm } from '../../../../shared/api/applications.ts'
import { dayInWords } from '../../../../shared/domain/day-in-words.ts'
import { statusLooks } from '../../../applications/statuses.ts'
import { TwoVersions } from '../../../forms/two-versions.tsx'
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
    <TwoVersions
      of={differing.map(field => ({
        name: fieldLabels[field],
        theirs: shown(now, field),
        mine: shown(mine, field),
      }))}
    />
  )
}
