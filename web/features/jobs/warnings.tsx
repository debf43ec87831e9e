import { chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import type { Job } from '../../../shared/api/jobs.ts'
import { Badge } from '../../ui/badge.tsx'
import { alarmOf } from './words.ts'

type Props = { warnings: Job['warnings'] }

/** The worst of it in a few words. */
export const WarningBadge = ({ warnings }: Props) => {
  const alarm = alarmOf(warnings)
  return alarm ? (
    <Badge tone={alarm.tone}>
      <TriangleAlert size={14} />
      {alarm.label}
    </Badge>
  ) : null
}

/** Why an advert may be a scam, reason by reason. */
export const WarningBox = ({ warnings }: Props) => {
  const alarm = alarmOf(warnings)
  return alarm ? (
    <chakra.p
      position="relative"
      ps="10"
      pe="3"
      py="2.5"
      borderRadius="md"
      textStyle="small"
      overflowWrap="anywhere"
      bg={`${alarm.tone}.subtle`}
      color={`${alarm.tone}.fg`}
    >
      <chakra.span position="absolute" insetStart="3" top="2.5">
        <TriangleAlert />
      </chakra.span>
      <b>{alarm.lead}</b> {alarm.reasons}
    </chakra.p>
  ) : null
}
