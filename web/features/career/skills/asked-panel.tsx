import { chakra, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import { useId } from 'react'
import { paths } from '../../../paths.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { askedSkillsQuery } from '../queries.ts'
import { askedWords, namingWords, restWords } from './words.ts'

/** As many as say something: what comes up once in a long list does not. */
const shownAtMost = 8

/** What the person's own tracked jobs ask for, and which of it they have. */
export const AskedPanel = ({ isShown }: { isShown: boolean }) => {
  const name = useId()
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery({
    ...askedSkillsQuery,
    subscribed: isShown,
  })
  if (isLoadingError)
    return (
      <LoadFailed
        text="What your saved jobs ask for could not be loaded."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Panel inset="card" aria-labelledby={name}>
      <Heading as="h2" id={name} textStyle="h3" mb="1">
        What your saved jobs ask for
      </Heading>
      {isPending && <ThreadLines rows={4} label="Looking through your jobs" />}
      {data && (
        <chakra.p textStyle="small" color="fg.muted">
          {namingWords(data)} {data.naming === 0 && <TextLink to={paths.jobSearch}>Open Job Search</TextLink>}
        </chakra.p>
      )}
      {data && data.naming > 0 && (
        <chakra.ul mt="3" listStyleType="none">
          {data.skills.slice(0, shownAtMost).map(({ skill, jobs, has }) => (
            <chakra.li
              key={skill}
              display="flex"
              alignItems="flex-start"
              gap="2.5"
              py="2"
              borderTop="1px solid {colors.border}"
            >
              <chakra.span flex="none" mt="1" color={has ? 'success.fg' : 'fg.subtle'}>
                {has ? <Check size={16} strokeWidth={2} /> : <Minus size={16} strokeWidth={2} />}
              </chakra.span>
              <chakra.span flex="1" minW="0" overflowWrap="anywhere">
                {skill}
                <chakra.span display="block" textStyle="small" color="fg.muted">
                  {askedWords(jobs, data.naming)}. {has ? 'You name it.' : 'You do not name it yet.'}
                </chakra.span>
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {data && data.naming > 0 && (
        <chakra.p mt="2" textStyle="small" color="fg.muted">
          {data.skills.length > shownAtMost && `${restWords(data.skills.length - shownAtMost)} `}
          Compared with My Profile and your main resume.
        </chakra.p>
      )}
    </Panel>
  )
}
