import { chakra, Flex } from '@chakra-ui/react'
import type { Profile } from '../../../shared/api/profile.ts'
import { completion } from '../../../shared/domain/profile-completion.ts'
import { useAddress } from '../../kit/use-address.ts'
import { paths } from '../../paths.ts'
import type { Person } from '../../session/store.ts'
import { TextLink } from '../../ui/links.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AvatarPicker, pictureButton } from './avatar-picker.tsx'

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

const Completion = ({ profile }: { profile: Profile }) => {
  const { percent, missing } = completion(profile)
  const { linkTo } = useAddress()
  return (
    <div>
      <Flex justify="space-between" align="baseline" gap="3" mb="2">
        <chakra.span id="completion" textStyle="label">
          Profile completion
        </chakra.span>
        <chakra.span fontWeight="bold" fontVariantNumeric="tabular-nums">
          {percent}%
        </chakra.span>
      </Flex>
      <chakra.div
        role="progressbar"
        aria-labelledby="completion"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        height="8px"
        borderRadius="thread"
        overflow="hidden"
        bg="bg.emphasized"
        _highContrast={{ border: '1px solid' }}
      >
        <chakra.div height="100%" bg="brand.solid" style={{ width: `${percent}%` }} />
      </chakra.div>
      {missing.length === 0 ? (
        <chakra.p mt="2.5" textStyle="small" color="fg.muted">
          Nothing is missing.
        </chakra.p>
      ) : (
        <>
          <chakra.p mt="3" textStyle="small" color="fg.muted">
            Still missing:
          </chakra.p>
          <chakra.ul display="flex" flexWrap="wrap" columnGap="4" listStyleType="none">
            {missing.map(({ field, label }) => (
              <li key={field}>
                {field === 'avatar' ? (
                  <Missing onClick={() => document.getElementById(pictureButton)?.click()} as="button">
                    {label}
                  </Missing>
                ) : (
                  <Missing asChild>
                    <TextLink {...linkTo({ edit: field })}>{label}</TextLink>
                  </Missing>
                )}
              </li>
            ))}
          </chakra.ul>
        </>
      )}
    </div>
  )
}

const Missing = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: 'tap', md: '32px' },
    color: 'brand.fg',
    fontWeight: 'semibold',
    textStyle: 'small',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
})
