import { chakra } from '@chakra-ui/react'
import type { Application } from '../../../shared/api/applications.ts'

type Props = { row: Pick<Application, 'companyName' | 'location'> }

/** "Tudun Foods · Kano". Where the place begins a line of its own, the dot before it is out of sight. */
export const CompanyLine = ({ row: { companyName, location } }: Props) => (
  <chakra.p
    display="flex"
    flexWrap="wrap"
    columnGap="0.8em"
    overflow="hidden"
    textStyle="small"
    color="fg.muted"
    overflowWrap="anywhere"
  >
    <chakra.span lineClamp={2}>{companyName}</chakra.span>
    {location && (
      <chakra.span position="relative" minWidth="0">
        <chakra.span
          position="absolute"
          insetStart="-0.8em"
          width="0.8em"
          textAlign="center"
          whiteSpace="pre"
        >
          {' · '}
        </chakra.span>
        <chakra.span lineClamp={2}>{location}</chakra.span>
      </chakra.span>
    )}
  </chakra.p>
)
