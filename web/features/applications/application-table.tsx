import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { useState } from 'react'
import type { Application } from '../../../shared/api/applications.ts'
import { Button } from '../../ui/button.tsx'
import { firstFocusable, moveFocusOn } from '../../ui/focus.ts'
import { Panel } from '../../ui/panel.tsx'
import { ApplicationRow, Cell, rowGrid } from './application-row.tsx'
import type { RowActions } from './row-parts.tsx'

type Props = RowActions & { rows: readonly Application[] }

const headings = ['Status', 'Job', 'Date', 'Notes']

/** How many rows are drawn at first, and how many more with each press, because a cheap phone draws slowly. */
const step = 100

export const ApplicationTable = ({ rows, ...actions }: Props) => {
  const [limit, setLimit] = useState(step)
  const hidden = rows.length - limit
  return (
    <>
      <Panel overflow="hidden">
        <chakra.div role="table" aria-label="Applications">
          <chakra.div
            role="row"
            css={rowGrid}
            hideBelow="lg"
            minH="10"
            py="0"
            borderTop="0"
            textStyle="meta"
            fontWeight="semibold"
            color="fg.subtle"
          >
            {headings.map(heading => (
              <Cell key={heading} role="columnheader">
                {heading}
              </Cell>
            ))}
            <Cell role="columnheader">
              <VisuallyHidden>Actions</VisuallyHidden>
            </Cell>
          </chakra.div>
          {rows.slice(0, limit).map(row => (
            <ApplicationRow key={row.id} row={row} {...actions} />
          ))}
        </chakra.div>
      </Panel>
      {hidden > 0 && (
        <Button
          ref={moveFocusOn(() => firstFocusable(`edit-${rows[limit]?.id}`))}
          variant="outline"
          mt="4"
          onClick={() => setLimit(limit + step)}
        >
          Show {Math.min(hidden, step)} more
        </Button>
      )}
    </>
  )
}
