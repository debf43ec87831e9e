import { Check } from 'lucide-react'
import type { ResumeHead } from '../../shared/api/resumes.ts'
import { Badge } from '../ui/badge.tsx'

export const ResumeBadges = ({ aiGenerated, isPrimary }: Pick<ResumeHead, 'aiGenerated' | 'isPrimary'>) => (
  <>
    {aiGenerated && <Badge tone="brand">AI Generated</Badge>}
    {isPrimary && (
      <Badge tone="success">
        <Check size={14} strokeWidth={2} />
        Primary
      </Badge>
    )}
  </>
)
