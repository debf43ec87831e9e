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
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
      {alarm.label}
    </Badge>
  ) : null
}

/** Why an advert may be a scam, reason by reason. */
export const WarningBox = ({ warnings }: Props) => {
  const alarm = alarmOf(warnings)
  return alarm ? (
    <chakra.p
      display="flex"
      gap="2.5"
      px="3"
      py="2.5"
      borderRadius="md"
      textStyle="small"
      bg={`${alarm.tone}.subtle`}
      color={`${alarm.tone}.fg`}
    >
      <TriangleAlert size={18} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0, marginTop: 1 }} />
      <chakra.span minWidth="0" overflowWrap="anywhere">
        <b>{alarm.lead}</b> {alarm.reasons}
      </chakra.span>
    </chakra.p>
  ) : null
}
