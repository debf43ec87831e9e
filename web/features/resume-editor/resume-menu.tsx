import { BadgeCheck, Ellipsis, FileDiff, History, RefreshCw, Target, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Resume } from '../../../shared/api/resumes.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { IconButton } from '../../ui/button.tsx'

type Dialog = 'tailor' | 'changes' | 'versions'

type Props = {
  resume: Resume
  /** True on phones, where there is no button for tailoring. */
  withTailor: boolean
  onOpen: (dialog: Dialog) => void
  onPrimary: () => void
  onRewrite: () => void
  onDelete: () => void
}

const name = 'More for this resume'

export const ResumeMenu = ({ resume, withTailor, onOpen, onPrimary, onRewrite, onDelete }: Props) => {
  const dialogItem = (value: Dialog, label: string, icon: ReactNode) => ({
    value,
    label,
    icon,
    onSelect: () => onOpen(value),
  })
  const primaryItem = { value: 'primary', label: 'Make primary', icon: <BadgeCheck />, onSelect: onPrimary }
  return (
    <ActionMenu
      label={name}
      trigger={<IconButton label={name} tone="line" data-focus="resume-menu" icon={<Ellipsis size={20} />} />}
      items={[
        ...(withTailor ? [dialogItem('tailor', 'Tailor to a job', <Target />)] : []),
        ...(resume.tailoredTo ? [dialogItem('changes', 'What changed', <FileDiff />)] : []),
        dialogItem('versions', 'Versions', <History />),
        ...(resume.isPrimary ? [] : [primaryItem]),
        { value: 'rewrite', label: 'Rewrite', icon: <RefreshCw />, onSelect: onRewrite },
        { value: 'delete', label: 'Delete', icon: <Trash2 />, onSelect: onDelete, danger: true },
      ]}
    />
  )
}
