import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { WritingTrouble } from '../../../writing/trouble.ts'
import { asksForUpgrade } from '../words.ts'

const wayOut = (trouble: WritingTrouble): ReactNode => {
  if (trouble.kind === 'lost') return null
  if (trouble.code === 'nothing_to_write') return <Way to={paths.profile} words="Fill in My Profile" />
  return asksForUpgrade(trouble.code) && <Way to={paths.upgrade} words="See the plans" />
}

const Way = ({ to, words }: { to: string; words: string }) => (
  <TextLink to={to} display="inline-flex" alignItems="center" minH="tap">
    {words}
  </TextLink>
)

/** Why nothing was written, and where to go from there. */
export const GenerateTrouble = ({ trouble }: { trouble: WritingTrouble | null }) =>
  trouble && (
    <div>
      <FormError text={trouble.text} />
      {wayOut(trouble)}
    </div>
  )
