import { chakra, Heading } from '@chakra-ui/react'
import type { ImportPlan } from '../../../../shared/domain/application-csv.ts'
import { StatusBadge } from '../../../applications/status-badge.tsx'
import { takeFocus } from '../../../ui/hand-on-focus.ts'
import { Problems } from './problems.tsx'

type Props = { plan: Extract<ImportPlan, { refused: null }> }

/** The rows that are shown before they are added; the count says the rest. */
const shown = 50

export const Preview = ({ plan: { rows, problems, unread } }: Props) => (
  <chakra.div display="grid" gap="5">
    {unread.length > 0 && (
      <chakra.p textStyle="small" color="fg.muted">
        Not read, for Aiki has no place for it: {unread.join(', ')}.
      </chakra.p>
    )}
    <Problems problems={problems} />
    {rows.length > 0 ? (
      <section>
        <Heading as="h3" ref={takeFocus} tabIndex={-1} outline="0" textStyle="h3" mb="1">
          {rows.length} to add
        </Heading>
        <chakra.ul listStyleType="none" m="0" p="0">
          {rows.slice(0, shown).map(({ row, form, remarks }) => (
            <chakra.li key={row} py="2.5" borderTop="1px solid {colors.border}">
              <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
                <chakra.div minWidth="0" overflowWrap="anywhere">
                  <chakra.p fontWeight="strong">{form.jobTitle}</chakra.p>
                  <chakra.p textStyle="small" color="fg.muted">
                    {[form.companyName, form.location, form.appliedDate].filter(Boolean).join(' · ')}
                  </chakra.p>
                </chakra.div>
                <StatusBadge status={form.status} />
              </chakra.div>
              {remarks.map(remark => (
                <chakra.p key={remark} textStyle="meta" color="warning.fg" mt="1">
                  Row {row}: {remark}
                </chakra.p>
              ))}
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
    ) : (
      <chakra.p ref={takeFocus} tabIndex={-1} outline="0">
        No row of this file can be added.
      </chakra.p>
    )}
  </chakra.div>
)

/** Rows that are not shown still say what was read otherwise than it was written. */
const Remarks = ({ rows }: Pick<Props['plan'], 'rows'>) =>
  rows.flatMap(({ row, remarks }) =>
    remarks.map(remark => (
      <chakra.p key={`${row} ${remark}`} textStyle="meta" color="warning.fg" mt="1">
        Row {row}: {remark}
      </chakra.p>
    )),
  )
