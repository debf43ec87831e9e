import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { type Letter, type LetterCount, lettersAtMost } from '../../../shared/api/letters.ts'
import { api } from '../../api/api.ts'
import { jobName } from '../../applications/job-name.ts'
import { clearDrafts } from '../../kit/draft.ts'
import { lazyDeleteQuestion } from '../../kit/lazy-delete-question.tsx'
import { useDelete } from '../../kit/use-delete.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextLink } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { CardGrid } from '../../ui/panel.tsx'
import { LetterCard } from './letter-card.tsx'
import { type Letters, letterQuery, letterRows, lettersQuery } from './letters.ts'
import { countWords, isSpent, nextMonth } from './words.ts'

type Props = {
  list: Letters
  sub: string
  onGenerate: () => void
  onPreview: (id: string) => void
  onEdit: (id: string) => void
}

const DeleteQuestion = lazyDeleteQuestion<Letter>()

export const LetterList = ({ list: { letters, count }, sub, onGenerate, onPreview, onEdit }: Props) => {
  const client = useQueryClient()
  const remove = useDelete<Letter>({
    mutationKey: [...lettersQuery.queryKey, 'remove'],
    remove: ({ id }) => api.letters.remove({ params: { id } }),
    onDeleted: async ({ id }) => {
      await letterRows.remove(client, id)
      client.removeQueries({ queryKey: letterQuery(id).queryKey })
      clearDrafts(sub, `letter.${id}`)
    },
    successToast: ({ companyName }) => ({
      title: 'Deleted',
      description: `The letter to ${companyName} is gone.`,
    }),
    failed: 'Could not delete cover letter.',
  })
  const now = new Date()
  return (
    <chakra.div display="grid" gap="4">
      <Counter count={count} now={now} />
      {letters.length >= lettersAtMost && (
        <Message
          tone="info"
          text={`You have ${lettersAtMost} letters. That is the limit. Delete one to write another.`}
        />
      )}
      <CardGrid>
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
      </CardGrid>
      {letters.length === 0 && (
        <EmptyState
          motif="letter"
          title="No Cover Letters Yet"
          text="Name a job and a company. Aiki writes the letter from your profile and your resume, and says only what is true about you."
          action={
            <Button data-focus="generate-letter" onClick={onGenerate}>
              Generate Your First Letter
            </Button>
          }
        />
      )}
      <DeleteQuestion
        remove={remove}
        rows={letters}
        noun="letter"
        text={letter =>
          `The letter for ${jobName(letter)} will be deleted. You cannot undo this.${count.limit === null ? '' : ' It still counts as one of your letters of the month.'} Files that you downloaded stay yours.`
        }
        focusTargets={['generate-letter']}
      />
    </chakra.div>
  )
}

/** How many letters of this month are written. Nothing where the plan has no limit. */
const Counter = ({ count, now }: { count: LetterCount; now: Date }) => {
  const words = countWords(count)
  if (words === null) return null
  return (
    <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
      <chakra.strong color="fg">{words}</chakra.strong>
      {isSpent(count) && (
        <>
          . You can write more from {nextMonth(now)}.{' '}
          <TextLink to={paths.upgrade} variant="text">
            See the plans
          </TextLink>
        </>
      )}
    </chakra.p>
  )
}
