import { chakra } from '@chakra-ui/react'
import type { ApplicationStatus } from '../../../shared/api/applications.ts'
import { StatusBadge } from '../../applications/status-badge.tsx'

const rows: readonly { title: string; company: string; status: ApplicationStatus }[] = [
  { title: 'Operations Analyst', company: 'Palmline Freight, Apapa', status: 'interview' },
  { title: 'Data Officer', company: 'Ọdánú Health, Yaba', status: 'offer' },
  { title: 'Supply Planner', company: 'Tudun Foods, Kano', status: 'applied' },
]

/** What a list looks like. The companies are made up, and the list says that it is an example. */
export const ExampleList = () => (
  <chakra.section
    aria-label="An example of a list of applications"
    position="absolute"
    insetInline={{ base: '4', lg: 'auto' }}
    insetInlineStart={{ lg: '-14' }}
    bottom={{ base: '5', lg: '18' }}
    width={{ lg: '404px' }}
    maxW={{ base: '404px', lg: 'none' }}
    mx={{ base: 'auto', lg: '0' }}
    bg="bg.panel"
    color="fg"
    borderRadius="lg"
    boxShadow="0 20px 44px -16px rgb(6 9 26 / 0.7)"
    overflow="hidden"
  >
    <chakra.p
      display="flex"
      justifyContent="space-between"
      px="3.5"
      py="2.5"
      fontSize="sm"
      fontWeight="strong"
      borderBottom="1px solid {colors.border}"
    >
      My Applications
      <chakra.span fontWeight="normal" color="fg.subtle">
        example
      </chakra.span>
    </chakra.p>
    <chakra.ul>
      {rows.map(({ title, company, status }) => (
        <chakra.li
          key={title}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="2.5"
          px="3.5"
          py="2.5"
          borderTop="1px solid {colors.border.muted}"
          _first={{ borderTopWidth: 0 }}
        >
          <chakra.div minWidth="0">
            <chakra.p fontSize="sm" fontWeight="strong">
              {title}
            </chakra.p>
            <chakra.p textStyle="meta" color="fg.muted" truncate>
              {company}
            </chakra.p>
          </chakra.div>
          <StatusBadge status={status} />
        </chakra.li>
      ))}
    </chakra.ul>
  </chakra.section>
)
