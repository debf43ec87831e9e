import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Profile } from '../../../shared/api/profile.ts'
import { paths } from '../../paths.ts'
import type { Person } from '../../session/store.ts'
import { Chips } from '../../ui/badge.tsx'
import { DetailList } from '../../ui/detail-list.tsx'
import { TextLink } from '../../ui/links.tsx'
import { Card } from '../../ui/panel.tsx'
import type { ProfileField } from './profile-form.ts'
import { SummaryCard } from './summary-card.tsx'
import { profileLabels, shown } from './words.ts'

const isWeb = (address: string): boolean => /^https?:\/\//i.test(address)

const content = (profile: Profile, field: ProfileField): ReactNode => {
  const value = profile[field]
  if (typeof value === 'object' && value !== null) return value.length > 0 && <Chips of={value} />
  if (typeof value === 'string' && isWeb(value))
    return (
      <TextLink variant="text" overflowWrap="anywhere" to={value} target="_blank" rel="noopener noreferrer">
        {value}
      </TextLink>
    )
  return shown(profile, field)
}

const Column = chakra('div', { base: { display: 'grid', gap: '4', alignContent: 'start' } })

export const ProfileView = ({ profile, person }: { profile: Profile; person: Person }) => {
  const details = (...fields: ProfileField[]) => (
    <DetailList
      of={fields.map(field => ({ label: profileLabels[field], content: content(profile, field) }))}
    />
  )
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      <chakra.div gridColumn="1 / -1" minWidth="0">
        <SummaryCard profile={profile} person={person} />
      </chakra.div>
      <Column>
        <Card title="Personal">{details('fullName', 'phone', 'country', 'state', 'location', 'bio')}</Card>
        <Card title="Links">{details('linkedinUrl', 'githubUrl', 'portfolioUrl')}</Card>
      </Column>
      <Column>
        <Card
          title="Professional"
          text={
            <>
              Your jobs and studies, from which resumes are made, are in your{' '}
              <TextLink variant="text" to={paths.careerRecord}>
                Career Record
              </TextLink>
              .
            </>
          }
        >
          {details(
            'jobTitle',
            'industry',
            'careerLevel',
            'yearsOfExperience',
            'skills',
            'techStack',
            'certifications',
            'languages',
          )}
        </Card>
        <Card
          title="Job preference"
          text={
            <>
              You can say which jobs you look for in{' '}
              <TextLink variant="text" to={paths.preferences}>
                Job Preferences
              </TextLink>
              .
            </>
          }
        >
          {details(
            'jobTypes',
            'experienceLevel',
            'jobSearchTimeline',
            'salaryMin',
            'salaryMax',
            'currency',
            'careerObjectives',
            'remotePreference',
            'willingToRelocate',
          )}
        </Card>
      </Column>
    </chakra.div>
  )
}
