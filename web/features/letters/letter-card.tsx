import { chakra, Flex, Heading, VisuallyHidden } from '@chakra-ui/react'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { Letter } from '../../../shared/api/letters.ts'
import { letterPreview } from '../../../shared/domain/letter/letter.ts'
import { jobName } from '../../applications/job-name.ts'
import { onDay } from '../../person/day-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { DownloadMenu } from '../../writing/download.tsx'
import { letterDownloads } from './downloads.ts'
import { toneNames } from './words.ts'

type Props = {
  letter: Letter
  now: Date
  onPreview: () => void
  onEdit: () => void
  onDelete: () => void
}

export const LetterCard = ({ letter, now, onPreview, onEdit, onDelete }: Props) => {
  const { id, jobTitle, companyName, content, tone, aiGenerated, createdAt } = letter
  const name = useId()
  const title = `the letter for ${jobName(letter)}`
  const hidden = <VisuallyHidden> {title}</VisuallyHidden>
  return (
    <Panel inset="card" aria-labelledby={name} display="flex" flexDirection="column">
      <Flex justify="space-between" align="flex-start" columnGap="3" rowGap="2" wrap="wrap">
        <chakra.div minW="0" flex="1 1 12rem" overflowWrap="anywhere">
          <Heading as="h2" id={name} textStyle="h2">
            {jobTitle}
          </Heading>
          <chakra.p color="fg.muted">{companyName}</chakra.p>
        </chakra.div>
        {aiGenerated && <Badge tone="brand">AI Generated</Badge>}
      </Flex>
      <chakra.p mt="3" overflowWrap="anywhere">
        {letterPreview(content)}
      </chakra.p>
      <chakra.p mt="2" textStyle="small" color="fg.muted">
        {toneNames[tone]} · {onDay(createdAt, now.toISOString())}
      </chakra.p>
      <Flex mt="auto" pt="4" gap="2" wrap="wrap">
        <Button variant="outline" size="sm" data-focus={`preview-${id}`} onClick={onPreview}>
          <Eye size={16} />
          Preview{hidden}
        </Button>
        <DownloadMenu name={title} id={id} downloads={letterDownloads} size="sm" onSeeLeftOut={onPreview} />
        <Button variant="outline" size="sm" onClick={onEdit}>
          <Pencil size={16} />
          Edit{hidden}
        </Button>
        <Button variant="ghost" size="sm" data-focus={`delete-${id}`} onClick={onDelete}>
          <Trash2 size={16} />
          Delete{hidden}
        </Button>
      </Flex>
    </Panel>
  )
}
