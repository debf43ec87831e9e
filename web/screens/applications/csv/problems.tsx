import { chakra, Heading } from '@chakra-ui/react'
import type { ImportProblem } from '../../../../shared/domain/application-csv-row.ts'

/** The rows that are left out, each with the reason. */
export const Problems = ({ problems }: { problems: readonly ImportProblem[] }) =>
  problems.length > 0 && (
    <section>
      <Heading as="h3" textStyle="h3" mb="1.5">
        {problems.length} left out
      </Heading>
      <chakra.ul
        m="0"
        p="0"
        listStyleType="none"
        display="flex"
        flexDirection="column"
        gap="1"
        textStyle="small"
        color="error.fg"
      >
        {problems.map(({ row, reason }) => (
          <li key={row}>
            Row {row}: {reason}
          </li>
        ))}
      </chakra.ul>
    </section>
  )
