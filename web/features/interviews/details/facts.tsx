import { chakra } from '@chakra-ui/react'
import type { Interview } from '../../../../shared/api/interviews.ts'
import { onDay } from '../../../person/day-words.ts'
import { difficultyName, industryName } from '../practice/names.ts'
import { answeredWords, completionWords, durationWords, statusWords } from '../words.ts'

type Fact = { readonly label: string; readonly says: string; readonly whole?: boolean }

const factsOf = (session: Interview, now: Date): readonly Fact[] => {
  const { jobTitle, companyName, industry, difficulty, overallScore, createdAt } = session
  return [
    { label: 'Job title', says: jobTitle, whole: true },
    ...(companyName === '' ? [] : [{ label: 'Company', says: companyName, whole: true }]),
    { label: 'Industry', says: industryName(industry) },
    { label: 'Difficulty', says: difficultyName(difficulty) },
    { label: 'Date', says: onDay(createdAt, now.toISOString()) },
    { label: 'Status', says: statusWords(session) },
    { label: 'Duration', says: durationWords(session) },
    { label: 'Overall score', says: overallScore === null ? 'At the end' : `${overallScore}%` },
    { label: 'Questions answered', says: answeredWords(session) },
    { label: 'Completion rate', says: completionWords(session) },
  ]
}

/** Every figure of a session. Widths in rem: who reads with larger letters gets fewer columns. */
export const Facts = ({ session, now }: { session: Interview; now: Date }) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))"
    columnGap="4"
    rowGap="3"
  >
    {factsOf(session, now).map(({ label, says, whole }) => (
      <chakra.div key={label} minW="0" overflowWrap="anywhere" {...(whole && { gridColumn: '1 / -1' })}>
        <chakra.dt textStyle="small" color="fg.muted">
          {label}
        </chakra.dt>
        <chakra.dd fontVariantNumeric="tabular-nums">{says}</chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)
