import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Application } from '../../shared/api/applications.ts'
import { RowButton } from '../features/resume-editor/row-button.tsx'
import { ThreadLines } from '../ui/thread-lines.tsx'
import { searchRows } from './filter.ts'
import { ApplicationsFailed } from './load-failed.tsx'
import { SearchBox } from './search-box.tsx'
import { useApplications } from './use-applications.ts'

/** As many as are drawn at once: who does not find theirs, searches. */
const shownAtMost = 30

const countWords = (all: number, found: number): string => {
  if (all === 0) return 'You track no applications yet.'
  if (found === 0) return 'No application has these words.'
  return found > shownAtMost ? `${found - shownAtMost} more. Search to find them.` : ''
}

/** The person's applications, to choose one from. */
export const ApplicationList = ({ onChoose }: { onChoose: (row: Application) => void }) => {
  const [words, setWords] = useState('')
  const { rows, state, busy, reload } = useApplications({ whole: true, sought: null })
  if (state === 'pending') return <ThreadLines rows={4} label="Loading your applications" />
  if (state === 'error') return <ApplicationsFailed busy={busy} onRetry={reload} />
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
