import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ulid } from 'ulid'
import type { LetterWithFacts } from '../../../../shared/api/letters.ts'
import { api } from '../../../api/api.ts'
import { homeKey } from '../../../api/query-client.ts'
import { paths } from '../../../paths.ts'
import { dismissAll, notify } from '../../../ui/notify.ts'
import type { WritingTrouble } from '../../../writing/trouble.ts'
import { useWriting } from '../../../writing/use-writing.ts'
import { wishId } from '../../../writing/wish-id.ts'
import { letterFile } from '../letter-file.ts'
import { lettersQuery, takeLetter } from '../queries.ts'
import { generateFailed } from '../words.ts'
import { type LetterFields, wishOf } from './fields.ts'
import { troubleWords } from './trouble-words.ts'
import type { DraftedLetter } from './use-drafted-letter.ts'

type Options = Pick<DraftedLetter, 'start' | 'markSent' | 'forget'> & { onWritten: (id: string) => void }

/** Sends the wish, and takes the letter that comes of it. */
export const useGenerate = ({ start, markSent, forget, onWritten }: Options) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const outId = useRef(start.id)
  const countAnew = () => void client.invalidateQueries({ queryKey: lettersQuery.queryKey, exact: true })

  const take = async (made: LetterWithFacts) => {
    forget()
    await takeLetter(client, made.letter, made)
    countAnew()
    void client.invalidateQueries({ queryKey: homeKey })
    onWritten(made.letter.id)
  }
  const tell = (trouble: WritingTrouble) => {
    if (trouble.kind === 'refused') {
      // It is known that nothing was made, unless it is being made.
      if (trouble.code !== 'in_progress') markSent(outId.current, null)
      countAnew()
      if (trouble.code === 'unauthenticated') return
    }
    const isLimit = trouble.kind === 'refused' && trouble.code === 'letter_limit'
    notify({
      kind: 'error',
      title: isLimit ? 'Limit Reached' : 'Error',
      description: trouble.kind === 'lost' ? 'The connection was lost.' : troubleWords(trouble),
      ...(isLimit && { action: { label: 'See the plans', onClick: () => void navigate(paths.upgrade) } }),
    })
  }
  const {
    writing,
    start: write,
    cancel,
  } = useWriting<LetterWithFacts>({
    failing: generateFailed,
    onDone: made => void take(made),
    onFailed: tell,
  })

  return {
    writing,
    cancel: () => {
      cancel()
      // It may have been written before anybody heard that nobody waits.
      countAnew()
    },
    generate: (fields: LetterFields) => {
      dismissAll()
      void letterFile.load().catch(() => undefined)
      const wish = wishOf(fields)
      const words = JSON.stringify(wish)
      const id = wishId(words, start, ulid())
      outId.current = id
      markSent(id, words)
      return write(signal => api.assistant.writeLetter({ body: { id, ...wish } }, { signal }))
    },
  }
}
