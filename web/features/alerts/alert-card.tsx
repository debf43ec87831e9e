import { chakra, Flex, Heading, VisuallyHidden } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Alert } from '../../../shared/api/alerts.ts'
import type { AlertFrequency } from '../../../shared/lists.ts'
import { ago } from '../../person/day-words.ts'
import { Chips } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { frequencyWords } from './frequency.ts'
import { LatestJobs } from './latest-jobs.tsx'
import { useActive } from './use-active.ts'
import { narrowedTo, type Silenced, wayWords } from './words.ts'

type Props = {
  alert: Alert
  fastest: AlertFrequency
  silenced: Silenced
  now: Date
  /** A notification or a mail led to this alert. */
  isNamed: boolean
  onEdit: () => void
  onDelete: () => void
}

/** Scrolls to the alert that the address names, and focuses it. A frame later, because the screen first scrolls to its top. */
const useScrollTo = (isNamed: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNamed) return
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true })
      heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [isNamed])
  return heading
}

export const AlertCard = ({ alert, fastest, silenced, now, isNamed, onEdit, onDelete }: Props) => {
  const { id, title, keywords, frequency, isActive, byMail, lastTriggered, createdAt, latest } = alert
  const heading = useScrollTo(isNamed)
  const setActive = useActive(alert)
  const name = `alert-${id}`
  return (
    <Panel
      edge={isNamed ? 'selvage' : 'plain'}
      aria-labelledby={name}
      {...(isNamed && { 'aria-current': true })}
      scrollMarginTop="4.5rem"
    >
      <chakra.div p={{ base: '4', lg: '5.5' }}>
        <Flex justify="space-between" align="flex-start" gap="4">
          <Heading
            as="h2"
            ref={heading}
            id={name}
            tabIndex={-1}
            textStyle="h2"
            outline="0"
            minW="0"
            pt="1.5"
            overflowWrap="anywhere"
          >
            {title}
          </Heading>
          <chakra.div flex="none" mt="-1.5">
            <SwitchField
              label={
                // Not "Active": that would stand beside a switch that is off.
                <>
                  Alert<VisuallyHidden> {title}</VisuallyHidden>
                </>
              }
              checked={isActive}
              onChange={setActive}
            />
          </chakra.div>
        </Flex>
        <Flex wrap="wrap" columnGap="8">
          <chakra.div flex="2 1 17rem" minW="0">
            <chakra.div mt="2">
              <Chips of={keywords} />
            </chakra.div>
            <chakra.p mt="3" overflowWrap="anywhere">
              {narrowedTo(alert)}
            </chakra.p>
            <chakra.p mt="1" textStyle="small" color="fg.muted">
              {isActive ? (
                `${frequencyWords(frequency, fastest)}, ${wayWords(byMail, silenced)}.`
              ) : (
                <>
                  <chakra.strong color="fg">Paused.</chakra.strong> It does not look for jobs until you turn
                  it on.
                </>
              )}
            </chakra.p>
            <chakra.p textStyle="small" color="fg.muted">
              {lastTriggered === null
                ? `Created ${ago(createdAt, now)}. ${
                    latest.length > 0
                      ? 'These jobs fitted it already. We tell you when a new one comes.'
                      : 'No job has come since then.'
                  }`
                : `It last told you about jobs ${ago(lastTriggered, now)}.`}
            </chakra.p>
          </chakra.div>
          {latest.length > 0 && <LatestJobs jobs={latest} />}
        </Flex>
        <Flex mt="3" gap="2" wrap="wrap" justify="flex-end">
          <Button variant="ghost" size="sm" data-focus={`edit-${id}`} onClick={onEdit}>
            <Pencil size={16} />
            Edit<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          <Button variant="ghost" size="sm" data-focus={`delete-${id}`} onClick={onDelete}>
            <Trash2 size={16} />
            Delete<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </Flex>
      </chakra.div>
    </Panel>
  )
}
