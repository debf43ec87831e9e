import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Application } from '../../shared/api/applications.ts'
import { LoadFailed, ThreadLines } from '../ui/loading.tsx'
import { RowButton } from '../ui/row.tsx'
import { searchRows } from './filter.ts'
import { SearchBox } from './search-box.tsx'
import { failedText, useApplications } from './use-applications.ts'

/** As many as are drawn at once. Those who do not find theirs search for it. */
const shownAtMost = 30

const countWords = (all: number, found: number): string => {
  if (all === 0) return 'You track no applications yet.'
  if (found === 0) return 'No application has these words.'
  return found > shownAtMost ? `${found - shownAtMost} more. Search to find them.` : ''
}

/** The person's applications, to choose one from. */
export const ApplicationList = ({ onChoose }: { onChoose: (row: Application) => void }) => {
  const [words, setWords] = useState('')
  const { query, rows } = useApplications({ whole: true, sought: null })
  const { isPending, isLoadingError, isFetching, refetch } = query
  if (isPending) return <ThreadLines rows={4} label="Loading your applications" />
  if (isLoadingError) return <LoadFailed text={failedText} busy={isFetching} onRetry={() => void refetch()} />
  const found = searchRows(rows, words)
  return (
    <div>
      {rows.length > 0 && <SearchBox words={words} onWords={setWords} />}
      <chakra.ul listStyleType="none" mt="2" aria-label="Your applications">
        {found.slice(0, shownAtMost).map(row => (
          <chakra.li key={row.id} borderTop="1px solid {colors.border}">
            <RowButton title={row.jobTitle} text={row.companyName} onClick={() => onChoose(row)} />
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p role="status" textStyle="small" color="fg.muted">
        {countWords(rows.length, found.length)}
      </chakra.p>
    </div>
  )
}
