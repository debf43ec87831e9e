import { BadgeCheck, Ellipsis, FileDiff, History, RefreshCw, Target, Trash2 } from 'lucide-react'
import type { Resume } from '../../../shared/api/resumes.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { IconButton } from '../../ui/button.tsx'

type Props = {
  resume: Resume
  /** On phones, where no button has room for it. */
  withTailor: boolean
  onOpen: (dialog: 'tailor' | 'changes' | 'versions') => void
  onPrimary: () => void
  onRewrite: () => void
  onDelete: () => void
}

/** What else can be done with the resume. */
export const ResumeMenu = ({ resume, withTailor, onOpen, onPrimary, onRewrite, onDelete }: Props) => (
  <ActionMenu
    label="More for this resume"
    trigger={
      <IconButton
        label="More for this resume"
        tone="line"
        data-focus="resume-menu"
        icon={<Ellipsis size={20} />}
      />
    }
    items={[
      ...(withTailor
        ? [
            {
              value: 'tailor',
              label: 'Tailor to a job',
              icon: <Target />,
              onSelect: () => onOpen('tailor'),
            },
          ]
        : []),
      ...(resume.tailoredTo
        ? [
            {
              value: 'changes',
              label: 'What changed',
              icon: <FileDiff />,
              onSelect: () => onOpen('changes'),
            },
          ]
        : []),
      {
        value: 'versions',
        label: 'Versions',
        icon: <History />,
        onSelect: () => onOpen('versions'),
      },
      ...(resume.isPrimary
        ? []
        : [
            {
              value: 'primary',
              label: 'Make primary',
              icon: <BadgeCheck />,
              onSelect: onPrimary,
            },
          ]),
      { value: 'rewrite', label: 'Rewrite', icon: <RefreshCw />, onSelect: onRewrite },
      { value: 'delete', label: 'Delete', icon: <Trash2 />, onSelect: onDelete, danger: true },
    ]}
  />
)
