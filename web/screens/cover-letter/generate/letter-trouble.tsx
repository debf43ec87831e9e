import { paths } from '../../../paths.ts'
import { FormTrouble } from '../../../ui/form-trouble.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { WritingTrouble } from '../../../writing/trouble.ts'

type WayOut = { readonly to: string; readonly words: string }

const tooLittle =
  'Your profile says too little to write from. Fill in My Profile, or make a resume first. Nothing was counted.'

const wayOut = (trouble: WritingTrouble): WayOut | null => {
  if (trouble.kind === 'lost') return null
  if (trouble.code === 'nothing_to_write') return { to: paths.profile, words: 'Fill in My Profile' }
  return trouble.code === 'letter_limit' ? { to: paths.upgrade, words: 'See the plans' } : null
}

/** Why no letter was written, and where to go from there. */
export const LetterTrouble = ({ trouble }: { trouble: WritingTrouble | null }) => {
  if (!trouble) return null
  const way = wayOut(trouble)
  const isTooLittle = trouble.kind === 'refused' && trouble.code === 'nothing_to_write'
  return (
    <div>
      <FormTrouble text={isTooLittle ? tooLittle : trouble.text} />
      {way && (
        <TextLink to={way.to} display="inline-flex" alignItems="center" minH="tap">
          {way.words}
        </TextLink>
      )}
    </div>
  )
}
