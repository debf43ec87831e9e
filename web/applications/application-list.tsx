import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Application } from '../../shared/api/applications.ts'
import { Loaded } from '../kit/loaded.tsx'
import { RowButton } from '../ui/row.tsx'
import { searchRows } from './filter.ts'
import { SearchBox } from './search-box.tsx'
import { applicationsFailed, useApplications } from './use-applications.ts'

/** The most rows that are drawn. A search finds the others. */
const shownAtMost = 30

const countWords = (all: number, found: number): string => {
  if (all === 0) return 'You track no applications yet.'
  if (found === 0) return 'No application has these words.'
  return found > shownAtMost ? `${found - shownAtMost} more. Search to find them.` : ''
}

export const ApplicationList = ({ onChoose }: { onChoose: (row: Application) => void }) => {
  const [words, setWords] = useState('')
  const { query, rows } = useApplications({ loadAll: true, openId: null })
  const found = searchRows(rows, words)
  return (
    <Loaded
      query={query}
      loading="Loading your applications"
      rows={4}
      inCard={false}
      failed={applicationsFailed}
    >
      {() => (
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
      )}
    </Loaded>
  )
}
