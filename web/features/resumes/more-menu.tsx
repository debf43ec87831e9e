import { Ellipsis, PenLine, Star } from 'lucide-react'
import type { ResumeHead } from '../../../shared/api/resumes.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { moreButton } from './focus.ts'

type Props = {
  resume: ResumeHead
  rewriteWait: string | null
  onRewrite: () => void
  onMakePrimary: () => void
}

export const MoreMenu = ({
  resume: { id, title, isPrimary },
  rewriteWait,
  onRewrite,
  onMakePrimary,
}: Props) => (
  <ActionMenu
    label={`More for ${title}`}
    trigger={
      <IconButton
        data-focus={moreButton(id)}
        label={`More for ${title}`}
        size="lg"
        icon={<Ellipsis size={20} />}
      />
    }
    items={[
      {
        value: 'rewrite',
        label: rewriteWait === null ? 'Rewrite' : `Rewrite again from ${rewriteWait}`,
        icon: <PenLine />,
        disabled: rewriteWait !== null,
        onSelect: onRewrite,
      },
      {
        value: 'primary',
        label: isPrimary ? 'This is your primary resume' : 'Make it primary',
        icon: <Star />,
        disabled: isPrimary,
        onSelect: onMakePrimary,
      },
    ]}
  />
)
