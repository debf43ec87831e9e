import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Preferences } from '../../../shared/api/preferences.ts'
import { paths } from '../../paths.ts'
import { alertQueryOf } from '../../person/alert-query.ts'
import { Chips } from '../../ui/badge.tsx'
import { DetailList } from '../../ui/detail-list.tsx'
import { TextLink } from '../../ui/links.tsx'
import { Card } from '../../ui/panel.tsx'
import type { PreferenceField } from './preferences-form.ts'
import { Relocation } from './relocation.tsx'
import { entries, preferenceLabels, shown } from './words.ts'

const content = (row: Preferences, field: PreferenceField): ReactNode => {
  const value = row[field]
  if (typeof value === 'object' && value !== null) return value.length > 0 && <Chips of={entries(value)} />
  if (field === 'autoApplyEnabled' && value) return 'On. Aiki does not apply for jobs yet.'
  return shown(row, field)
}

export const PreferencesView = ({ row }: { row: Preferences }) => {
  const details = (...fields: PreferenceField[]) => (
    <DetailList
      empty="Any"
      of={fields.map(field => ({ label: preferenceLabels[field], content: content(row, field) }))}
    />
  )
  const alert = alertQueryOf(row)
  return (
    <chakra.div
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Card title="What and where">
        {details('jobTitles', 'locations', 'keywords')}
        <Relocation />
        {alert && (
          <TextLink
            to={paths.newAlert(alert)}
            display="inline-flex"
            alignItems="center"
            minH="tap"
            mt="2"
            mb="-2"
          >
            Create a job alert from these
          </TextLink>
        )}
      </Card>
      <Card title="Kind of work">{details('jobTypes', 'industries')}</Card>
      <Card title="Pay">{details('salaryMin', 'salaryMax', 'currency')}</Card>
      <Card title="Searching">{details('remoteOnly', 'autoApplyEnabled')}</Card>
    </chakra.div>
  )
}
