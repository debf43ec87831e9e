import { chakra, Flex, Heading, VisuallyHidden } from '@chakra-ui/react'
import { Check, Eye, Pencil, Target, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ResumeHead } from '../../../shared/api/resumes.ts'
import { jobName } from '../../applications/job-name.ts'
import { paths } from '../../paths.ts'
import { ago } from '../../ui/ago.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { DownloadMenu } from '../../writing/download.tsx'
import { resumeDownloadWords, useResumeDownloads } from '../../writing/resume-downloads.ts'
import { templateNames } from '../../writing/templates.ts'
import { deleteButton, previewButton } from './focus.ts'
import { MoreMenu } from './more-menu.tsx'

type Props = {
  resume: ResumeHead
  /** When it may be rewritten again, in words; null: now. */
  rewriteWait: string | null
  now: Date
  onPreview: () => void
  onDelete: () => void
  onRewrite: () => void
  onMakePrimary: () => void
}

export const ResumeCard = ({ resume, rewriteWait, now, ...on }: Props) => {
  const { id, title, template, aiGenerated, isPrimary, tailoredTo, updatedAt } = resume
  const navigate = useNavigate()
  const choices = useResumeDownloads(id)
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
        {aiGenerated && <Badge tone="brand">AI Generated</Badge>}
        {isPrimary && (
          <Badge tone="success">
            <Check size={14} strokeWidth={2} />
            Primary
          </Badge>
        )}
      </Flex>
      <chakra.p mt="3" textStyle="small" color="fg.muted">
        {templateNames[template]} template · Changed {ago(updatedAt, now)}
      </chakra.p>
      {tailoredTo && (
        <chakra.p mt="1" textStyle="small" color="fg.muted" display="flex" gap="1.5" overflowWrap="anywhere">
          <Target size={16} style={{ flexShrink: 0, marginTop: 3 }} />
          <span>Tailored to {tailoredTo.companyName === '' ? tailoredTo.jobTitle : jobName(tailoredTo)}</span>
        </chakra.p>
      )}
      <Flex mt="auto" pt="4" gap="2" wrap="wrap">
        <Button variant="outline" size="sm" data-focus={previewButton(id)} onClick={on.onPreview}>
          <Eye size={16} />
          Preview{hidden}
        </Button>
        <DownloadMenu
          of={title}
          choices={choices}
          words={resumeDownloadWords}
          unit="line"
          size="sm"
          onSeeLeftOut={() => void navigate(paths.resume(id))}
        />
        <Button variant="outline" size="sm" asChild>
          <Link to={paths.resume(id)}>
            <Pencil size={16} />
            Edit{hidden}
          </Link>
        </Button>
        <Button variant="ghost" size="sm" data-focus={deleteButton(id)} onClick={on.onDelete}>
          <Trash2 size={16} />
          Delete{hidden}
        </Button>
      </Flex>
    </Panel>
  )
}
