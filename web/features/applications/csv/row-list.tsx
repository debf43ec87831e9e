import { chakra, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ImportProblem, ImportRow } from '../../../../shared/domain/application-csv-row.ts'

type Props = {
  title: string
  note?: ReactNode
  color?: 'error.fg'
  rows: readonly { readonly row: number; readonly text: string }[]
}

/** Rows of a file by their numbers, each with what is to be said of it. */
const RowList = ({ title, note, color, rows }: Props) =>
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
      <chakra.ul
        m="0"
        p="0"
        listStyleType="none"
        display="flex"
        flexDirection="column"
        gap="1"
        textStyle="small"
        {...(color && { color })}
      >
        {rows.map(({ row, text }) => (
          <li key={row}>
            Row {row}: {text}
          </li>
        ))}
      </chakra.ul>
    </section>
  )

export const LeftOut = ({ problems }: { problems: readonly ImportProblem[] }) => (
  <RowList
    title={`${problems.length} left out`}
    color="error.fg"
    rows={problems.map(({ row, reason }) => ({ row, text: reason }))}
  />
)

export const Tracked = ({ rows }: { rows: readonly ImportRow[] }) => (
  <RowList
    title={`${rows.length} already tracked`}
    note="What you have stays as it is."
    rows={rows.map(({ row, form }) => ({ row, text: `${form.jobTitle}, ${form.companyName}` }))}
  />
)
