import { chakra, Heading } from '@chakra-ui/react'
import type { ImportRow } from '../../../../shared/domain/application-csv-row.ts'
import { dayInLagos } from '../../../../shared/domain/calendar.ts'
import { StatusBadge } from '../../../applications/status-badge.tsx'
import { formatDay } from '../format-day.ts'

type Props = { rows: readonly ImportRow[] }

/** The rows that are shown before they are added; the count says the rest. */
const shown = 50

export const RowsToAdd = ({ rows }: Props) => {
  const today = dayInLagos(new Date())
  return (
    <section>
      <Heading as="h3" textStyle="h3" mb="1">
        {rows.length} to add
      </Heading>
      <chakra.ul listStyleType="none" m="0" p="0">
        {rows.slice(0, shown).map(each => (
          <chakra.li key={each.row} py="2.5" borderTop="1px solid {colors.border}">
            <Job {...each} today={today} />
            <Remarks rows={[each]} />
          </chakra.li>
        ))}
      </chakra.ul>
      {rows.length > shown && (
        <chakra.p textStyle="small" color="fg.muted" pt="2">
          and {rows.length - shown} more.
        </chakra.p>
      )}
      <Remarks rows={rows.slice(shown)} />
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

/** What was read otherwise than it was written, also of rows that are not shown. */
const Remarks = ({ rows }: Props) =>
  rows.flatMap(({ row, remarks }) =>
    remarks.map(remark => (
      <chakra.p key={`${row} ${remark}`} textStyle="meta" color="warning.fg" mt="1">
        Row {row}: {remark}
      </chakra.p>
    )),
  )
