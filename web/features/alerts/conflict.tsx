import type { Alert } from '../../../shared/api/alerts.ts'
import { TwoVersions } from '../../forms/two-versions.tsx'
import { type AlertValues, alertFieldNames } from './fields.ts'
import { alertLabels, shown } from './words.ts'

type Props = { theirs: Alert; mine: Partial<AlertValues> }

/** What is there now beside what was typed, for the fields that would be overwritten. */
export const Conflict = ({ theirs, mine }: Props) => (
  <TwoVersions
    of={alertFieldNames.options
      .filter(field => field in mine && shown(mine, field) !== shown(theirs, field))
      .map(field => ({ name: alertLabels[field], theirs: shown(theirs, field), mine: shown(mine, field) }))}
  />
)
