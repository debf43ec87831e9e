import { chakra } from '@chakra-ui/react'
import { lettersAtMost } from '../../../shared/api/letters.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Message } from '../../ui/message.tsx'
import { Counter } from './counter.tsx'
import { DeleteConfirm } from './delete-confirm.tsx'
import { generateButton } from './focus.ts'
import { LetterCard } from './letter-card.tsx'
import type { Letters } from './queries.ts'
import { useDelete } from './use-delete.ts'

type Props = {
  list: Letters
  sub: string
  onGenerate: () => void
  onPreview: (id: string) => void
  onEdit: (id: string) => void
}

/** Widths in rem: who reads with larger letters gets fewer columns. */
const Cards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
    gap: '4',
    _empty: { display: 'none' },
  },
})

/** The letters, newest first; or how the first one is written. */
export const LetterList = ({ list: { letters, count }, sub, onGenerate, onPreview, onEdit }: Props) => {
  const remove = useDelete(sub)
  const now = new Date()
  return (
    <chakra.div display="grid" gap="4">
      <Counter count={count} now={now} />
      {letters.length >= lettersAtMost && (
        <Message
          tone="info"
          text={`You have ${lettersAtMost} letters, as many as there can be. Delete one to write another.`}
        />
      )}
      <Cards>
        {letters.map(letter => (
          <LetterCard
            key={letter.id}
            letter={letter}
            now={now}
            onPreview={() => onPreview(letter.id)}
            onEdit={() => onEdit(letter.id)}
            onDelete={() => remove.ask(letter)}
          />
        ))}
      </Cards>
      {letters.length === 0 && (
        <EmptyState
          motif="letter"
          title="No Cover Letters Yet"
          text="Name a job and a company. Aiki writes the letter from your profile and your resume, and says only what is true of you."
          action={
            <Button data-focus={generateButton} onClick={onGenerate}>
              Generate Your First Letter
            </Button>
          }
        />
      )}
      <DeleteConfirm remove={remove} letters={letters} isCounted={count.limit !== null} />
    </chakra.div>
  )
}
