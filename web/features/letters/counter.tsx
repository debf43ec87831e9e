import { chakra } from '@chakra-ui/react'
import type { LetterCount } from '../../../shared/api/letters.ts'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { countWords, isSpent, nextMonth } from './words.ts'

/** What a month of the Free plan has left, in words. Nothing where there is no limit. */
export const Counter = ({ count, now }: { count: LetterCount; now: Date }) => {
  const words = countWords(count)
  if (words === null) return null
  return (
    <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
      <chakra.strong color="fg">{words}</chakra.strong>
      {isSpent(count) && (
        <>
          . The next month begins on {nextMonth(now)}.{' '}
          <TextLink to={paths.upgrade} variant="text">
            See the plans
          </TextLink>
        </>
      )}
    </chakra.p>
  )
}
