import { chakra, Flex, Heading } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { StoredFile } from '../../../shared/api/files.ts'
import { allows, features, plans } from '../../../shared/domain/plan.ts'
import { api } from '../../api/api.ts'
import { lazyDeleteQuestion } from '../../kit/lazy-delete-question.ts'
import { useDelete } from '../../kit/use-delete.ts'
import { paths } from '../../paths.ts'
import { subscriptionQuery, useSubscriptionStatus } from '../../person/plan.ts'
import { TextLink } from '../../ui/links.tsx'
import { LoadFailed, ThreadLines } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AddFile } from './add-file.tsx'
import { FileRow } from './file-row.tsx'
import { fileRows, filesQuery } from './files.ts'

const { name: planName, limits } = plans[features['cloud-storage']]

/** The files of Pro and Elite. On Free they are a line, unless there are some of a plan that ended. */
export const FilesPanel = () => {
  const plan = useSubscriptionStatus()
  const { data: subscription } = useQuery(subscriptionQuery)
  if (!plan) return null
  if (allows(plan.tier, 'cloud-storage') || subscription?.dataKeptUntil) return <FilesCard />
  return (
    <chakra.p textStyle="small" color="fg.muted">
      {planName} keeps up to {limits.storedFiles} files here, such as certificates and signed copies.{' '}
      <TextLink to={paths.upgrade} variant="text">
        See what {planName} brings
      </TextLink>
    </chakra.p>
  )
}

const DeleteQuestion = lazyDeleteQuestion<StoredFile>()

const FilesCard = () => {
  const title = useId()
  const client = useQueryClient()
  const { data, isLoadingError, isFetching, refetch } = useQuery(filesQuery)
  const remove = useDelete<StoredFile>({
    mutationKey: [...filesQuery.queryKey, 'remove'],
    remove: ({ id }) => api.files.remove({ params: { id } }),
    onDeleted: ({ id }) => fileRows.remove(client, id),
    done: ({ name }) => ({ title: 'File Deleted', description: `“${name}” is gone.` }),
    failed: 'Failed to delete file.',
  })
  const now = new Date()
  return (
    <Panel inset="card" aria-labelledby={title}>
      <Flex justify="space-between" align="baseline" gap="3">
        <Heading as="h2" id={title} tabIndex={-1} data-focus="files-title" outline="0" textStyle="h2">
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
        <LoadFailed
          text="Your files could not be loaded. They are safe with us."
          busy={isFetching}
          inCard={false}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isLoadingError && <ThreadLines rows={3} label="Loading your files" />}
      {data && (
        <>
          <chakra.ul listStyleType="none" aria-labelledby={title} mb="3" _empty={{ display: 'none' }}>
            {data.files.map(file => (
              <FileRow key={file.id} file={file} now={now} onDelete={() => remove.ask(file)} />
            ))}
          </chakra.ul>
          {data.limit > 0 && data.files.length >= data.limit && (
            <chakra.p textStyle="small" color="fg.muted">
              You keep as many files as there is room for. Delete one to add another.
            </chakra.p>
          )}
          <AddFile hasRoom={data.files.length < data.limit} />
          <DeleteQuestion
            open={remove.asked !== null}
            remove={remove}
            rows={data.files}
            what="file"
            text={({ name }) => `“${name}” is deleted here for good. Copies that you downloaded stay yours.`}
            button={id => `delete-file-${id}`}
            focus={['files-title']}
            onClose={remove.keep}
          />
        </>
      )}
    </Panel>
  )
}
