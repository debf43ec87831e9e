import { chakra, Flex, Heading, VisuallyHidden } from '@chakra-ui/react'
import { Copy, Eye, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { deleteButton, openButton } from './focus.ts'

type Props = {
  id: string
  title: string
  /** `Headline · 20 November` */
  text: ReactNode
  /** The beginning of it. */
  beginning: string
  onOpen: () => void
  onCopy: () => void
  onDelete: () => void
}

/** Something that was made here and is kept. */
export const KeptCard = ({ id, title, text, beginning, onOpen, onCopy, onDelete }: Props) => {
  const name = useId()
  const hidden = <VisuallyHidden> {title}</VisuallyHidden>
  return (
    <Panel inset="card" aria-labelledby={name}>
      <Heading as="h3" id={name} textStyle="h3" overflowWrap="anywhere">
        {title}
      </Heading>
      <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {text}
      </chakra.p>
      <chakra.p mt="2" overflowWrap="anywhere" lineClamp={3}>
        {beginning}
      </chakra.p>
      <Flex mt="3" gap="2" wrap="wrap">
        <Button variant="outline" size="sm" data-focus={openButton(id)} onClick={onOpen}>
          <Eye size={16} />
          Open{hidden}
        </Button>
        <Button variant="outline" size="sm" onClick={onCopy}>
          <Copy size={16} />
          Copy{hidden}
        </Button>
        <Button variant="ghost" size="sm" data-focus={deleteButton(id)} onClick={onDelete}>
          <Trash2 size={16} />
          Delete{hidden}
        </Button>
      </Flex>
    </Panel>
  )
}
