import { chakra, VisuallyHidden } from '@chakra-ui/react'
import type { ApplicationDigest } from '../../../shared/api/home.ts'
import { dayInWords, months } from '../../../shared/domain/day-in-words.ts'
import { ink } from '../../art/inlay.ts'
import { largeLetters } from '../../theme/large-letters.ts'
import { HomePanel } from './home-panel.tsx'

/** Of the tallest bar, in pixels. */
const height = 99
const thread = 9
const gap = 2
/** A week with fewer does not fill the height. */
const leastTop = 4

/** Threads of weft, one above the other, as one path in a box that is one unit wide. */
const weft = (tall: number): string =>
  Array.from({ length: Math.ceil(tall / (thread + gap)) }, (_, place) => {
    const foot = tall - place * (thread + gap)
    const top = Math.max(0, foot - thread)
    return `M0 ${top}h1v${foot - top}h-1z`
  }).join('')

/** "28 Sep" of 2026-09-28. */
const shortDay = (day: string): string =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}`

type Props = Pick<ApplicationDigest, 'weeks' | 'sent' | 'interviews'>

/** The pace of the last weeks: bars of weft, the figure on each. */
export const WeeksPanel = ({ weeks, sent, interviews }: Props) => {
  const top = Math.max(leastTop, ...weeks.map(({ count }) => count))
  const came = interviews === 1 ? '1 application' : `${interviews} applications`
  const pause = weeks.every(({ count }) => count === 0) ? ` None in the last ${weeks.length} weeks.` : ''
  return (
    <HomePanel
      title="Applications sent a week"
      text={`${sent} sent in all.${pause} ${came} came to an interview.`}
    >
      <chakra.ol
        listStyleType="none"
        display="grid"
        gridTemplateColumns={`repeat(${weeks.length}, minmax(0, 1fr))`}
        columnGap={{ base: '1', md: '2' }}
      >
        {weeks.map(({ monday, count }, place) => (
          <Week
            key={monday}
            monday={monday}
            count={count}
            tall={Math.round((height * count) / top)}
            isFirst={place === 0}
            isNow={place === weeks.length - 1}
            label={place % 3 === 0 ? shortDay(monday) : ''}
          />
        ))}
      </chakra.ol>
    </HomePanel>
  )
}

type WeekProps = {
  monday: string
  count: number
  tall: number
  isFirst: boolean
  isNow: boolean
  label: string
}

const Week = ({ monday, count, tall, isFirst, isNow, label }: WeekProps) => (
  <chakra.li display="flex" flexDirection="column" justifyContent="flex-end" minWidth="0" textStyle="meta">
    <VisuallyHidden>
      {isNow ? 'This week' : `Week of ${dayInWords(monday)}`}: {count}
    </VisuallyHidden>
    {count > 0 && (
      <>
        <chakra.span aria-hidden textAlign="center" fontWeight="semibold">
          {count}
        </chakra.span>
        <chakra.svg
          aria-hidden
          display="block"
          width="100%"
          style={{ height: tall }}
          viewBox={`0 0 1 ${tall}`}
          preserveAspectRatio="none"
        >
          <path d={weft(tall)} fill={ink(isNow ? 'warning.solid' : 'status.applied.solid')} />
        </chakra.svg>
      </>
    )}
    <chakra.span
      aria-hidden
      {...(!isFirst && !isNow && { css: { [largeLetters]: { fontSize: 0 } } })}
      borderTop="1.5px solid {colors.border.emphasized}"
      mx={{ base: '-0.5', md: '-1' }}
      pt="1.5"
      minH="7"
      color="fg.muted"
      whiteSpace="nowrap"
      textAlign={isNow ? 'end' : 'start'}
    >
      {isNow ? 'now' : label}
    </chakra.span>
  </chakra.li>
)
