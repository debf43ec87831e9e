import { chakra, Heading } from '@chakra-ui/react'
import type { ImportPlan } from '../../../shared/domain/application-csv-plan.ts'
import type { DateOrder, ImportProblem, ImportRow } from '../../../shared/domain/application-import.ts'
import { dayInLagos, dayInWords } from '../../../shared/domain/calendar.ts'
import { StatusBadge } from '../../applications/status-badge.tsx'
import { takeFocus } from '../../ui/focus.ts'
import { formatDay } from './words.ts'

/** The rows that would be added. Above them stands what would be left out or changed. */
export const ImportPreview = ({ plan }: { plan: ImportPlan }) => {
  const { rows, tracked, problems, unread, dateOrder } = plan
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <chakra.div ref={takeFocus} tabIndex={-1} outline="0" display="grid" gap="1.5">
        <chakra.p fontWeight="strong">{summaryOf(rows.length, tracked.length, problems.length)}</chakra.p>
        {dateOrder && <Note>{dateOrderWords(dateOrder)}</Note>}
        {unread.length > 0 && <Note>Aiki does not use these columns: {unread.join(', ')}.</Note>}
      </chakra.div>
      <LeftOut problems={problems} />
      {rows.length > 0 && <RowsToAdd rows={rows} />}
      <RowList
        title={`${tracked.length} already tracked`}
        note="These stay as they are in your list."
        rows={tracked.map(({ row, form }) => ({ row, text: `${form.jobTitle}, ${form.companyName}` }))}
      />
    </chakra.div>
  )
}

export const LeftOut = ({ problems }: { problems: readonly ImportProblem[] }) => (
  <RowList
    title={`${problems.length} left out`}
    color="error.fg"
    rows={problems.map(({ row, reason }) => ({ row, text: reason }))}
  />
)

const summaryOf = (toAdd: number, tracked: number, leftOut: number): string => {
  const parts = [
    toAdd > 0 ? `${toAdd} to add` : 'nothing to add',
    tracked > 0 && `${tracked} already tracked`,
    leftOut > 0 && `${leftOut} left out`,
  ]
  const all = toAdd + tracked + leftOut
  return `${all} ${all === 1 ? 'row' : 'rows'}: ${parts.filter(Boolean).join(', ')}.`
}

const dateOrderWords = ({ first, example, day }: DateOrder): string =>
  first === 'day'
    ? `Dates such as ${example} are read day first: ${dayInWords(day)}.`
    : `Dates such as ${example} are read month first, as others in this file must be: ${dayInWords(day)}.`

const Note = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

type ListProps = {
  title: string
  note?: string
  color?: 'error.fg'
  rows: readonly { readonly row: number; readonly text: string }[]
}

const RowList = ({ title, note, color, rows }: ListProps) =>
  rows.length > 0 && (
    <section>
      <Heading as="h3" textStyle="h3" mb="1.5">
        {title}
      </Heading>
      {note && (
        <chakra.p textStyle="small" color="fg.muted" mb="1.5">
          {note}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="1" textStyle="small" color={color}>
        {rows.map(({ row, text }) => (
          <li key={row}>
            Row {row}: {text}
          </li>
        ))}
      </chakra.ul>
    </section>
  )

const shownAtMost = 50

type RowsProps = { rows: readonly ImportRow[] }

const RowsToAdd = ({ rows }: RowsProps) => {
  const today = dayInLagos(new Date())
  return (
    <section>
      <Heading as="h3" textStyle="h3" mb="1">
        {rows.length} to add
      </Heading>
      <chakra.ul listStyleType="none">
        {rows.slice(0, shownAtMost).map(each => (
          <chakra.li key={each.row} py="2.5" borderTop="1px solid {colors.border}">
            <Job form={each.form} today={today} />
            <Remarks rows={[each]} />
          </chakra.li>
        ))}
      </chakra.ul>
      {rows.length > shownAtMost && (
        <chakra.p textStyle="small" color="fg.muted" pt="2">
          and {rows.length - shownAtMost} more.
        </chakra.p>
      )}
      <Remarks rows={rows.slice(shownAtMost)} />
    </section>
  )
}

const Job = ({ form, today }: Pick<ImportRow, 'form'> & { today: string }) => {
  const day = form.appliedDate && formatDay(form.appliedDate, today)
  return (
    <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
      <chakra.div minWidth="0">
        <chakra.p fontWeight="strong">{form.jobTitle}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {[form.companyName, form.location, day].filter(Boolean).join(' · ')}
        </chakra.p>
      </chakra.div>
      <StatusBadge status={form.status} />
    </chakra.div>
  )
}

/** What Aiki read in another way than it is written. */
const Remarks = ({ rows }: RowsProps) =>
  rows.flatMap(({ row, remarks }) =>
    remarks.map(remark => (
      <chakra.p key={`${row} ${remark}`} textStyle="meta" color="warning.fg" mt="1">
        Row {row}: {remark}
      </chakra.p>
    )),
  )
