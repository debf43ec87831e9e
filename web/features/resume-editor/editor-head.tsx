import { chakra, Flex, Heading } from '@chakra-ui/react'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Resume } from '../../../shared/api/resumes.ts'
import { jobName } from '../../applications/job-name.ts'
import { paths } from '../../paths.ts'
import { ago } from '../../person/day-words.ts'
import { TextLink } from '../../ui/links.tsx'
import { ResumeBadges } from '../../writing/resume-badges.tsx'

type Props = {
  resume: Resume
  busy: boolean
  isDirty: boolean
  menu: ReactNode
  /** The buttons beside the title; false on phones, where they are at the bottom. */
  actions: ReactNode
  /** Only the title, so that the paper begins higher on a phone. */
  isBrief: boolean
}

export const EditorHead = ({ resume, busy, isDirty, menu, actions, isBrief }: Props) => (
  <chakra.div mb={{ base: '4', lg: '6' }} mt="-2">
    <Flex justify="space-between" align="center" gap="3">
      <BackLink />
      {!actions && menu}
    </Flex>
    <Flex wrap="wrap" align="flex-end" justify="space-between" columnGap="4" rowGap="3">
      <chakra.div minW="0" flex="1 1 18rem">
        <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h1" outline="0" overflowWrap="anywhere">
          {resume.title}
        </Heading>
        {!isBrief && <State resume={resume} busy={busy} isDirty={isDirty} />}
      </chakra.div>
      {actions && (
        <Flex gap="2" wrap="wrap">
          {menu}
          {actions}
        </Flex>
      )}
    </Flex>
  </chakra.div>
)

/** What the resume is, and whether it is saved. */
const State = ({ resume, busy, isDirty }: Pick<Props, 'resume' | 'busy' | 'isDirty'>) => (
  <>
    <Flex wrap="wrap" align="center" columnGap="1.5" rowGap="1.5" mt="2">
      <ResumeBadges {...resume} />
      <chakra.span textStyle="small" color="fg.muted">
        {savedWords({ busy, isDirty, savedAt: resume.updatedAt }, useNow())}
      </chakra.span>
    </Flex>
    {resume.tailoredTo && (
      <chakra.p textStyle="small" color="fg.muted" mt="1.5" overflowWrap="anywhere">
        Tailored to {jobName(resume.tailoredTo)}
      </chakra.p>
    )}
  </>
)

export const BackLink = () => (
  <TextLink
    to={paths.resumeBuilder}
    display="inline-flex"
    alignItems="center"
    gap="2"
    minH="tap"
    fontWeight="medium"
    color="fg.muted"
  >
    <ChevronLeft />
    Resumes
  </TextLink>
)

type Saving = { readonly busy: boolean; readonly isDirty: boolean; readonly savedAt: string }

/** 'Saved 2 minutes ago', or why the resume is not saved. */
export const savedWords = ({ busy, isDirty, savedAt }: Saving, now: Date): string => {
  if (busy) return 'Saving'
  return isDirty ? 'Not saved yet' : `Saved ${ago(savedAt, now)}`
}

const minute = 60_000

/** The current time, updated each minute. */
const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
