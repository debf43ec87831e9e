import { chakra } from '@chakra-ui/react'
import type { ImportPlan } from '../../../../shared/domain/application-csv-plan.ts'
import type { DateOrder } from '../../../../shared/domain/application-csv-read.ts'
import { dayInWords } from '../../../../shared/domain/day-in-words.ts'
import { takeFocus } from '../../../ui/hand-on-focus.ts'
import { LeftOut, Tracked } from './row-list.tsx'
import { RowsToAdd } from './rows-to-add.tsx'

type Props = { plan: ImportPlan }

/** What would be added, and before it all that would not, or not as it is written. */
export const Preview = ({ plan: { rows, tracked, problems, unread, dateOrder } }: Props) => (
  <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
    <chakra.div ref={takeFocus} tabIndex={-1} outline="0" display="grid" gap="1.5">
      <chakra.p fontWeight="strong">{summaryOf(rows.length, tracked.length, problems.length)}</chakra.p>
      {dateOrder && <Note>{howDatesAreRead(dateOrder)}</Note>}
      {unread.length > 0 && <Note>Not read, for Aiki has no place for it: {unread.join(', ')}.</Note>}
    </chakra.div>
    <LeftOut problems={problems} />
    {rows.length > 0 && <RowsToAdd rows={rows} />}
    <Tracked rows={tracked} />
  </chakra.div>
)

const summaryOf = (fresh: number, tracked: number, leftOut: number): string => {
  const parts = [
    fresh > 0 ? `${fresh} to add` : 'nothing to add',
    tracked > 0 && `${tracked} already tracked`,
    leftOut > 0 && `${leftOut} left out`,
  ]
  const all = fresh + tracked + leftOut
  return `${all} ${all === 1 ? 'row' : 'rows'}: ${parts.filter(Boolean).join(', ')}.`
}

const howDatesAreRead = ({ first, example, day }: DateOrder): string =>
  first === 'day'
    ? `Dates such as ${example} are read day first: ${dayInWords(day)}.`
    : `Dates such as ${example} are read month first, as others in this file must be: ${dayInWords(day)}.`

const Note = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })
