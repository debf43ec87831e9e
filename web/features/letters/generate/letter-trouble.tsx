import { paths } from '../../../paths.ts'
import { FormTrouble } from '../../../ui/form-trouble.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { WritingTrouble } from '../../../writing/trouble.ts'
import { troubleWords } from './trouble-words.ts'

type WayOut = { readonly to: string; readonly words: string }

const wayOut = (trouble: WritingTrouble): WayOut | null => {
  if (trouble.kind === 'lost') return null
  if (trouble.code === 'nothing_to_write') return { to: paths.profile, words: 'Fill in My Profile' }
  return trouble.code === 'letter_limit' ? { to: paths.upgrade, words: 'See the plans' } : null
}

/** Why no letter was written, and where to go from there. */
export const LetterTrouble = ({ trouble }: { trouble: WritingTrouble | null }) => {
  if (!trouble) return null
  const way = wayOut(trouble)
  return (
    <div>
      <FormTrouble text={troubleWords(trouble)} />
      {way && (
        <TextLink to={way.to} display="inline-flex" alignItems="center" minH="tap">
          {way.words}
        </TextLink>
      )}
    </div>
  )
}
