import { chakra, Flex } from '@chakra-ui/react'
import { List, Plus, SquareKanban } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { addButton } from './focus.ts'
import type { Address } from './use-address.ts'

type Props = {
  summary: string
  view: Address['view']
  /** Nothing is tracked yet: nothing is there for a board, and the way to add stands below. */
  empty: boolean
  onView: (view: Address['view']) => void
  onAdd: () => void
}

const views = [
  { value: 'list', label: 'List', icon: <List size={17} /> },
  { value: 'board', label: 'Board', icon: <SquareKanban size={17} /> },
] as const

export const Head = ({ summary, view, empty, onView, onAdd }: Props) => (
  <PageHead
    title="My Applications"
    text={summary}
    actions={
      !empty && (
        <Flex gap="2" width={{ base: 'full', md: 'auto' }} align="center">
          <chakra.div flex={{ base: 1, md: 'none' }}>
            <Segmented label="Show as" value={view} onChange={onView} options={views} block />
          </chakra.div>
          <Button data-focus={addButton} onClick={onAdd}>
            <Plus />
            <span>
              Add<chakra.span srOnly={{ base: true, md: false }}> application</chakra.span>
            </span>
          </Button>
        </Flex>
      )
    }
  />
)
