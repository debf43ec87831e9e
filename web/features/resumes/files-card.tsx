import { chakra, Flex, Heading } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { StoredFile } from '../../../shared/api/files.ts'
import { allows, features, plans } from '../../../shared/domain/plan.ts'
import { api } from '../../api/api.ts'
import { lazyDeleteQuestion } from '../../kit/lazy-delete-question.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useDelete } from '../../kit/use-delete.ts'
import { paths } from '../../paths.ts'
import { subscriptionQuery, useSubscriptionStatus } from '../../person/plan.ts'
import { TextLink } from '../../ui/links.tsx'
import { Card, Panel } from '../../ui/panel.tsx'
import { AddFile } from './add-file.tsx'
import { FileRow } from './file-row.tsx'
import { fileRows, filesQuery } from './files.ts'

const { name: planName, limits } = plans[features['cloud-storage']]

/** The person's files. Free shows a line about them instead, unless files of an ended plan are left. */
export const FilesPanel = () => {
  const plan = useSubscriptionStatus()
  const { data: subscription } = useQuery(subscriptionQuery)
  if (!plan) return null
  if (allows(plan.tier, 'cloud-storage') || subscription?.dataKeptUntil) return <FilesCard />
  return (
    <Card title="My files">
      <chakra.p color="fg.muted">
        {planName} keeps up to {limits.storedFiles} files here, such as certificates and signed copies.{' '}
        <TextLink to={paths.upgrade} variant="text">
          See what {planName} brings
        </TextLink>
      </chakra.p>
    </Card>
  )
}

const DeleteQuestion = lazyDeleteQuestion<StoredFile>()

const FilesCard = () => {
  const title = useId()
  const client = useQueryClient()
  const query = useQuery(filesQuery)
  const { data } = query
  const remove = useDelete<StoredFile>({
    mutationKey: [...filesQuery.queryKey, 'remove'],
    remove: ({ id }) => api.files.remove({ params: { id } }),
    onDeleted: ({ id }) => fileRows.remove(client, id),
    successToast: ({ name }) => ({ title: 'File Deleted', description: `“${name}” is gone.` }),
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
      <Loaded
        query={query}
        loading="Loading your files"
        rows={3}
        inCard={false}
        failed="Your files could not be loaded. They are safe with us."
      >
        {list => (
          <>
            <chakra.ul listStyleType="none" aria-labelledby={title} mb="3" _empty={{ display: 'none' }}>
              {list.files.map(file => (
                <FileRow key={file.id} file={file} now={now} onDelete={() => remove.ask(file)} />
              ))}
            </chakra.ul>
            {list.limit > 0 && list.files.length >= list.limit && (
              <chakra.p textStyle="small" color="fg.muted">
                You have reached the limit of files. Delete one to add another.
              </chakra.p>
            )}
            <AddFile hasRoom={list.files.length < list.limit} />
            <DeleteQuestion
              remove={remove}
              rows={list.files}
              noun="file"
              text={({ name }) =>
                `“${name}” will be deleted. You cannot undo this. Copies that you downloaded stay yours.`
              }
              focusTarget={id => `delete-file-${id}`}
              focusTargets={['files-title']}
            />
          </>
        )}
      </Loaded>
    </Panel>
  )
}
