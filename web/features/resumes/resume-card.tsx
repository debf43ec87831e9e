import { chakra, Flex, Heading, VisuallyHidden } from '@chakra-ui/react'
import { Ellipsis, Eye, Pencil, PenLine, Star, Target, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ResumeHead } from '../../../shared/api/resumes.ts'
import { jobName } from '../../applications/job-name.ts'
import { paths } from '../../paths.ts'
import { ago } from '../../person/day-words.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { Panel } from '../../ui/panel.tsx'
import { DownloadMenu } from '../../writing/download.tsx'
import { resumeDownloads } from '../../writing/resume-actions.ts'
import { ResumeBadges } from '../../writing/resume-badges.tsx'
import { templateNames } from '../../writing/words.ts'

type Props = {
  resume: ResumeHead
  /** When the plan allows the next rewrite: 'Friday, 14:00'; null: now. */
  rewriteWait: string | null
  now: Date
  onPreview: () => void
  onDelete: () => void
  onRewrite: () => void
  onMakePrimary: () => void
}

export const ResumeCard = ({ resume, rewriteWait, now, ...on }: Props) => {
  const { id, title, template, tailoredTo, updatedAt } = resume
  const navigate = useNavigate()
  const name = useId()
  const hidden = <VisuallyHidden> {title}</VisuallyHidden>
  return (
    <Panel inset="card" aria-labelledby={name} display="flex" flexDirection="column">
      <Flex justify="space-between" align="flex-start" gap="3">
        <Heading as="h2" id={name} textStyle="h2" minW="0" pt="1.5" overflowWrap="anywhere">
          {title}
        </Heading>
        <MoreMenu
          resume={resume}
          rewriteWait={rewriteWait}
          onRewrite={on.onRewrite}
          onMakePrimary={on.onMakePrimary}
        />
      </Flex>
      <Flex mt="2" gap="1.5" wrap="wrap" _empty={{ display: 'none' }}>
        <ResumeBadges {...resume} />
      </Flex>
      <chakra.p mt="3" textStyle="small" color="fg.muted">
        {templateNames[template]} template · Changed {ago(updatedAt, now)}
      </chakra.p>
      {tailoredTo && (
        <chakra.p mt="1" textStyle="small" color="fg.muted" display="flex" gap="1.5" overflowWrap="anywhere">
          <Target size={16} style={{ flexShrink: 0, marginTop: 3 }} />
          <span>Tailored to {jobName(tailoredTo)}</span>
        </chakra.p>
      )}
      <Flex mt="auto" pt="4" gap="2" wrap="wrap">
        <Button variant="outline" size="sm" data-focus={`preview-${id}`} onClick={on.onPreview}>
          <Eye size={16} />
          Preview{hidden}
        </Button>
        <DownloadMenu
          name={title}
          id={id}
          downloads={resumeDownloads}
          size="sm"
          onSeeLeftOut={() => void navigate(paths.resume(id))}
        />
        <LinkButton variant="outline" size="sm" to={paths.resume(id)}>
          <Pencil size={16} />
          Edit{hidden}
        </LinkButton>
        <Button variant="ghost" size="sm" data-focus={`delete-${id}`} onClick={on.onDelete}>
          <Trash2 size={16} />
          Delete{hidden}
        </Button>
      </Flex>
    </Panel>
  )
}

type MenuProps = Pick<Props, 'resume' | 'rewriteWait' | 'onRewrite' | 'onMakePrimary'>

const MoreMenu = ({ resume, rewriteWait, onRewrite, onMakePrimary }: MenuProps) => {
  const { id, title, isPrimary } = resume
  const label = `More for ${title}`
  return (
    <ActionMenu
      label={label}
      trigger={<IconButton data-focus={`more-${id}`} label={label} size="lg" icon={<Ellipsis size={20} />} />}
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
}
