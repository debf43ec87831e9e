import { chakra, Flex, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Announcement } from '../../../ui/announcement.tsx'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { AddFile } from './add-file.tsx'
import { DeleteFileConfirm } from './delete-file-confirm.tsx'
import { FileRow } from './file-row.tsx'
import { filesTitle } from './focus.ts'
import { filesQuery } from './queries.ts'
import { useDeleteFile, useDownloadFile } from './use-file-actions.ts'
import { useSendFile } from './use-send-file.ts'

const spoken = (state: ReturnType<typeof useSendFile>['sending']): string => {
  if (state.state !== 'under-way') return ''
  return state.at.stage === 'checking' ? 'Looking at what came' : `Sending ${state.name}`
}

/** The files that a person keeps here. */
export const FilesCard = () => {
  const title = useId()
  const { data, isLoadingError, isFetching, refetch } = useQuery(filesQuery)
  const send = useSendFile()
  const remove = useDeleteFile()
  const { download, busyId } = useDownloadFile()
  const now = new Date()
  return (
    <Panel inset="card" aria-labelledby={title}>
      <Flex justify="space-between" align="baseline" gap="3">
        <Heading as="h2" id={title} tabIndex={-1} data-focus={filesTitle} outline="0" textStyle="h2">
          My files
        </Heading>
        {data && data.limit > 0 && (
          <chakra.p textStyle="small" color="fg.muted" flex="none" fontVariantNumeric="tabular-nums">
            {data.files.length} of {data.limit}
          </chakra.p>
        )}
      </Flex>
      <chakra.p mt="1" mb="4" textStyle="small" color="fg.muted">
        Keep certificates and signed copies here. Nobody but you can see them.
      </chakra.p>
      {isLoadingError && (
        <>
          <chakra.p mb="3">Your files could not be loaded. They are safe with us.</chakra.p>
          <Button
            ref={handOnFocus()}
            variant="outline"
            loading={isFetching}
            loadingText="Loading"
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        </>
      )}
      {!data && !isLoadingError && <ThreadLines rows={3} label="Loading your files" />}
      {data && (
        <>
          <chakra.ul listStyleType="none" aria-labelledby={title} mb="3" _empty={{ display: 'none' }}>
            {data.files.map(file => (
              <FileRow
                key={file.id}
                file={file}
                now={now}
                busy={busyId === file.id}
                onDownload={() => download(file)}
                onDelete={() => remove.ask(file)}
              />
            ))}
          </chakra.ul>
          {data.limit > 0 && data.files.length >= data.limit && (
            <chakra.p textStyle="small" color="fg.muted">
              You keep as many files as there is room for. Delete one to add another.
            </chakra.p>
          )}
          <AddFile {...send} hasRoom={data.files.length < data.limit} />
          <DeleteFileConfirm remove={remove} files={data.files} />
        </>
      )}
      <Announcement>{spoken(send.sending)}</Announcement>
    </Panel>
  )
}
