import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, FileImage, FileText, Trash2 } from 'lucide-react'
import type { StoredFile } from '../../../shared/api/files.ts'
import { api } from '../../api/api.ts'
import { notifyFailed } from '../../kit/notify-failed.ts'
import { isNotFound } from '../../kit/request-error.ts'
import { onDay } from '../../person/day-words.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { sizeWords, typeNames } from './file-rules.ts'
import { fileRows } from './files.ts'

/** Downloads the file. The page stays, because the answer is an attachment. */
const follow = (url: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.rel = 'noopener'
  link.click()
}

const useFileDownload = ({ id }: StoredFile) => {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.files.link({ params: { id } }),
    onSuccess: ({ url }) => follow(url),
    onError: error => {
      if (!isNotFound(error)) return notifyFailed('Failed to download file.', error, () => mutate())
      void fileRows.reload(client)
      notify({
        kind: 'error',
        title: 'Error',
        description: 'Failed to download file. It was deleted somewhere else.',
      })
    },
  })
  return { download: mutate, busy: isPending }
}

type Props = { file: StoredFile; now: Date; onDelete: () => void }

export const FileRow = ({ file, now, onDelete }: Props) => {
  const { id, name, type, size, createdAt } = file
  const { download, busy } = useFileDownload(file)
  const Icon = type === 'png' || type === 'jpeg' ? FileImage : FileText
  const hidden = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      py="2.5"
      borderTop="1px solid {colors.border}"
    >
      <Flex flex="1 1 14rem" minW="0" gap="3" align="center">
        <chakra.span flex="none" color="fg.subtle">
          <Icon size={20} />
        </chakra.span>
        <chakra.div minW="0">
          <chakra.p fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </chakra.p>
          <chakra.p textStyle="small" color="fg.muted">
            {typeNames[type]} · {sizeWords(size)} · {onDay(createdAt, now.toISOString())}
          </chakra.p>
        </chakra.div>
      </Flex>
      <Flex gap="2" wrap="wrap" justify="flex-end" ms="auto">
        <Button
          variant="outline"
          size="sm"
          loading={busy}
          loadingText="Downloading"
          onClick={() => download()}
        >
          <Download size={16} />
          Download{hidden}
        </Button>
        <Button variant="ghost" size="sm" data-focus={`delete-file-${id}`} onClick={onDelete}>
          <Trash2 size={16} />
          Delete{hidden}
        </Button>
      </Flex>
    </chakra.li>
  )
}
