import { Flex } from '@chakra-ui/react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { addButton, moreButton } from './focus.ts'

export const EmptyApplications = ({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) => (
  <EmptyState
    motif="board"
    title="No Applications Yet"
    text="Add one that you have already sent, or bring your list from a spreadsheet. Both are free on every plan."
    action={
      <Flex gap="2" wrap="wrap">
        <Button data-focus={addButton} onClick={onAdd}>
          Add Your First Application
        </Button>
        <Button data-focus={moreButton} variant="outline" onClick={onImport}>
          Import from CSV
        </Button>
      </Flex>
    }
  />
)
