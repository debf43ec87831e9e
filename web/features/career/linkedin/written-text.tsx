import { chakra } from '@chakra-ui/react'
import { profileTextLimits } from '../../../../shared/domain/career/profile-text-limits.ts'
import type { ProfileTextType } from '../../../../shared/lists.ts'
import { listIn, type Parts } from '../../../kit/streamed-text.ts'
import { figure } from '../words.ts'

/** A text for a profile as far as it is written, and the reasons that came with it. */
export const WrittenText = ({ parts, type }: { parts: Parts; type: ProfileTextType }) => {
  const content = parts.get('content') ?? ''
  const reasons = listIn(parts, 'reasons')
  return (
    <>
      {content !== '' && (
        <>
          <chakra.p whiteSpace="pre-wrap">{content}</chakra.p>
          <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
            {figure(content.length)} of {figure(profileTextLimits[type])} characters
          </chakra.p>
        </>
      )}
      {reasons.length > 0 && (
        <chakra.ul ps="5" listStyleType="disc" color="fg.muted">
          {reasons.map((reason, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is what it is known by while it grows
            <li key={at}>{reason}</li>
          ))}
        </chakra.ul>
      )}
    </>
  )
}
