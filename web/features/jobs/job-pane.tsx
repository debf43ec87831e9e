import { chakra, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Announcement } from '../../ui/message.tsx'
import { drawnJob, titleFocus } from './enter-job.ts'
import { OpenedJob } from './job-details.tsx'
import { TrackButtons } from './track-buttons.tsx'
import type { JobActions } from './use-job-actions.ts'
import { useOpenJob } from './use-open-job.ts'
import type { Search } from './use-search.ts'

type Props = { id: string; search: Search; actions: JobActions; onClose: () => void }

/** The details of a job beside the list. Its title and its buttons stay while the advert scrolls. */
export const JobPane = ({ id, search, actions, onClose }: Props) => {
  const opened = useOpenJob(id, search)
  const { job, isTakenDown } = opened
  const pane = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    pane.current?.scrollTo({ top: 0 })
    drawnJob(id)
  }, [id])
  const toRow = () => actions.focusAfter(id)?.focus()
  const onKeyDown = ({ key, currentTarget, target }: KeyboardEvent) => {
    // React also tells it the keys of the dialogs that were opened from here.
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) toRow()
  }
  return (
    <Pane ref={pane} aria-labelledby="pane-title" onKeyDown={onKeyDown}>
      <Head>
        <Flex justify="space-between" align="flex-start" gap="2">
          <chakra.h2
            id="pane-title"
            tabIndex={-1}
            data-focus={titleFocus(id)}
            textStyle="h2"
            py="1.5"
            minWidth="0"
            overflowWrap="anywhere"
          >
            {opened.title}
          </chakra.h2>
          <IconButton
            label="Close"
            icon={<X size={20} />}
            onClick={() => {
              toRow()
              onClose()
            }}
          />
        </Flex>
        {job && (
          <Flex gap="2" wrap="wrap" mt="1">
            <TrackButtons job={job} tracked={search.trackedAs(job)} actions={actions} />
          </Flex>
        )}
      </Head>
      <Announcement>{job ? `${job.title}, beside the list` : ''}</Announcement>
      <chakra.div px="5.5" pt="3" pb="5.5">
        {isTakenDown && !job ? opened.takenDownText : null}
        <OpenedJob opened={opened} search={search} actions={actions} />
      </chakra.div>
    </Pane>
  )
}

const Pane = chakra('section', {
  base: {
    minHeight: 0,
    maxHeight: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    // What has the focus stays clear of the head.
    scrollPaddingTop: '120px',
    bg: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
  },
})

const Head = chakra('div', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'docked',
    ps: '5.5',
    pe: '2.5',
    pt: '2',
    pb: '3',
    bg: 'bg.panel',
    borderBottom: '1px solid {colors.border}',
  },
})
