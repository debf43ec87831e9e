import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { Download, FileImage, FileText, Trash2 } from 'lucide-react'
import type { StoredFile } from '../../../../shared/api/files.ts'
import { onDay } from '../../../person/day-words.ts'
import { Button } from '../../../ui/button.tsx'
import { deleteFileButton } from './focus.ts'
import { sizeWords, typeNames } from './words.ts'

type Props = {
  file: StoredFile
  now: Date
  /** Its link is on the way. */
  busy: boolean
  onDownload: () => void
  onDelete: () => void
}

export const FileRow = ({
  file: { id, name, type, size, createdAt },
  now,
  busy,
  onDownload,
  onDelete,
}: Props) => {
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
        <Button variant="outline" size="sm" loading={busy} loadingText="Downloading" onClick={onDownload}>
          <Download size={16} />
          Download{hidden}
        </Button>
        <Button variant="ghost" size="sm" data-focus={deleteFileButton(id)} onClick={onDelete}>
          <Trash2 size={16} />
          Delete{hidden}
        </Button>
      </Flex>
    </chakra.li>
  )
}
