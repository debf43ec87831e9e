import { chakra } from '@chakra-ui/react'
import type { Profile } from '../../../../shared/api/profile.ts'
import { paths } from '../../../paths.ts'
import type { Person } from '../../../session/person.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { AvatarPicker } from '../avatar/avatar-picker.tsx'
import { Completion } from './completion.tsx'

export const SummaryCard = ({ profile, person }: { profile: Profile; person: Person }) => (
  <Panel edge="selvage" aria-label="Summary">
    <chakra.div
      p={{ base: '4', lg: '5.5' }}
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
    >
      <div>
        <chakra.p textStyle="h2" overflowWrap="anywhere">
          {profile.fullName}
        </chakra.p>
        <chakra.p mb="4" color="fg.muted" overflowWrap="anywhere">
          {profile.email}{' '}
          <TextLink variant="text" textStyle="small" to={paths.settings}>
            Change in Settings
          </TextLink>
        </chakra.p>
        <AvatarPicker person={person} hasPicture={profile.avatar !== null} />
      </div>
      <Completion profile={profile} />
    </chakra.div>
  </Panel>
)
