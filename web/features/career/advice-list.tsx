import { chakra, Flex, Heading, VisuallyHidden } from '@chakra-ui/react'
import { Copy, Eye, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { lazyDeleteQuestion } from '../../kit/lazy-delete-question.tsx'
import { useDelete } from '../../kit/use-delete.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

/** A text or an analysis, as its card shows it: `copy` copies the whole of it. */
type Item = {
  readonly id: string
  /** `Skills for Supply Planner` */
  readonly name: string
  readonly details: string
  readonly beginning: string
  /** Begins the text of the delete question: `The analysis for Supply Planner`. */
  readonly subject: string
  readonly copy: () => unknown
}

type Props = {
  title: string
  /** 'analysis' */
  what: string
  items: readonly Item[]
  /** The button that takes the focus when no item is left (see firstFocusable). */
  focus: string
  onOpen: (id: string) => void
  remove: (id: string) => Promise<unknown>
  /** Removes the item from the list that is shown. */
  onDeleted: (id: string) => unknown
  /** Loads the list again after a delete that may have failed. */
  reload: () => unknown
}

const DeleteQuestion = lazyDeleteQuestion<Item>()

export const AdviceList = ({ title, what, items, focus, onOpen, remove, onDeleted, reload }: Props) => {
  const deleting = useDelete<Item>({
    mutationKey: ['career', 'remove', what],
    remove: ({ id }) => remove(id),
    onDeleted: ({ id }) => onDeleted(id),
    successToast: () => ({ title: 'Deleted', description: `The ${what} is gone.` }),
    failed: `Could not delete the ${what}.`,
    onFailed: reload,
  })
  const heading = useId()
  return (
    <>
      {items.length > 0 && (
        <chakra.section aria-labelledby={heading} minW="0">
          <Heading as="h2" id={heading} textStyle="h2" mb="3">
            {title}
          </Heading>
          <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
            {items.map(item => (
              <Card
                key={item.id}
                item={item}
                onOpen={() => onOpen(item.id)}
                onDelete={() => deleting.ask(item)}
              />
            ))}
          </chakra.div>
        </chakra.section>
      )}
      <DeleteQuestion
        remove={deleting}
        rows={items}
        noun={what}
        text={({ subject }) =>
          `${subject} will be deleted. You cannot undo this. Text that you copied stays yours.`
        }
        focusTargets={[focus]}
      />
    </>
  )
}

type CardProps = { item: Item; onOpen: () => void; onDelete: () => void }

const Card = ({ item: { id, name, details, beginning, copy }, onOpen, onDelete }: CardProps) => {
  const heading = useId()
  const hidden = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <Panel inset="card" aria-labelledby={heading}>
      <Heading as="h3" id={heading} textStyle="h3" overflowWrap="anywhere">
        {name}
      </Heading>
      <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {details}
      </chakra.p>
      <chakra.p mt="2" overflowWrap="anywhere" lineClamp={3}>
        {beginning}
      </chakra.p>
      <Flex mt="3" gap="2" wrap="wrap">
        <Button variant="outline" size="sm" data-focus={`open-${id}`} onClick={onOpen}>
          <Eye size={16} />
          Open{hidden}
        </Button>
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          <Copy size={16} />
          Copy{hidden}
        </Button>
        <Button variant="ghost" size="sm" data-focus={`delete-${id}`} onClick={onDelete}>
          <Trash2 size={16} />
          Delete{hidden}
        </Button>
      </Flex>
    </Panel>
  )
}
