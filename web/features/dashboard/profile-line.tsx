import { chakra } from '@chakra-ui/react'
import type { Home } from '../../../shared/api/home.ts'
import { paths } from '../../paths.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { missingWords } from './missing-words.ts'

/** What the profile lacks, while it lacks something. Last on the screen, for it comes after the rest. */
export const ProfileLine = ({ percent, missing }: NonNullable<Home['profile']>) => (
  <Panel
    gridColumn="1 / -1"
    aria-label="Your profile"
    px={{ base: '4', lg: '5.5' }}
    py="3.5"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    columnGap="5"
  >
    <chakra.p minWidth="0" flex="1 1 18rem">
      Your profile is {percent}% complete.{' '}
      <chakra.span color="fg.muted">Missing: {missingWords(missing)}.</chakra.span>
    </chakra.p>
    <TextLink to={paths.profile} display="inline-flex" alignItems="center" minH="tap">
      Complete My Profile
    </TextLink>
  </Panel>
)
