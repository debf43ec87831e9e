import { chakra, Flex, Heading } from '@chakra-ui/react'
import { Check, ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Resume } from '../../../shared/api/resumes.ts'
import { jobName } from '../../applications/job-name.ts'
import { paths } from '../../paths.ts'
import { ago } from '../../person/day-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/links.tsx'

type Props = {
  resume: Resume
  busy: boolean
  /** There are changes that are not saved. */
  touched: boolean
  menu: ReactNode
  /** Beside the title, where there is room for them; else they are docked. */
  actions: ReactNode
}

export const EditorHead = ({ resume, busy, touched, menu, actions }: Props) => (
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
        <Flex wrap="wrap" align="center" columnGap="1.5" rowGap="1.5" mt="2">
          {resume.aiGenerated && <Badge tone="brand">AI Generated</Badge>}
          {resume.isPrimary && (
            <Badge tone="success">
              <Check size={14} strokeWidth={2} />
              Primary
            </Badge>
          )}
          <chakra.span textStyle="small" color="fg.muted" ms="1">
            {savedWords({ busy, touched, savedAt: resume.updatedAt }, useNow())}
          </chakra.span>
        </Flex>
        {resume.tailoredTo && (
          <chakra.p textStyle="small" color="fg.muted" mt="1.5" overflowWrap="anywhere">
            Tailored to{' '}
            {resume.tailoredTo.companyName ? jobName(resume.tailoredTo) : resume.tailoredTo.jobTitle}
          </chakra.p>
        )}
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

type Saving = { readonly busy: boolean; readonly touched: boolean; readonly savedAt: string }

/** 'Saved 2 minutes ago', or why the resume is not saved. */
export const savedWords = ({ busy, touched, savedAt }: Saving, now: Date): string => {
  if (busy) return 'Saving'
  return touched ? 'Not saved yet' : `Saved ${ago(savedAt, now)}`
}

const minute = 60_000

/** The time, to the minute. */
const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
