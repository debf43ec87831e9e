import { chakra } from '@chakra-ui/react'
import { ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import type { Job } from '../../../shared/api/jobs.ts'
import { isSerious } from '../../../shared/domain/jobs/severity.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { creditOf } from './board-words.ts'
import type { JobActions } from './use-job-actions.ts'
import { webAddress } from './words.ts'

const ViewQuestion = lazyDialog(async () => (await import('./view-question.tsx')).ViewQuestion)

type Props = { job: Job } & Pick<JobActions, 'view'>

/** Where an advert is posted. An advert with a serious warning is opened after the same question as by View Job. */
export const SourceLinks = ({ job, view }: Props) => {
  const links = [job.source, ...job.others]
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState(job.source.url)
  const isAsked = isSerious(job.warnings)
  return (
    <>
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {links.map(({ board, url }) => (
          <li key={url}>
            {isAsked && webAddress(url) !== undefined ? (
              <SourceLink asChild>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => {
                    setAsked(url)
                    setAsking(true)
                  }}
                >
                  {creditOf(board)}
                  <ArrowUpRight size={16} />
                </button>
              </SourceLink>
            ) : (
              <SourceLink href={webAddress(url)} target="_blank" rel="noopener noreferrer">
                {creditOf(board)}
                <ArrowUpRight size={16} aria-label="(new tab)" />
              </SourceLink>
            )}
          </li>
        ))}
      </chakra.ul>
      <ViewQuestion
        open={asking}
        job={job}
        url={asked}
        onClose={() => setAsking(false)}
        onView={() => {
          setAsking(false)
          view(job)
        }}
      />
    </>
  )
}

const SourceLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: { base: 'tap', md: '8' },
    color: 'brand.fg',
    fontWeight: 'semibold',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
})
