import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Resume } from '../../../shared/api/resumes.ts'
import { FitPanel } from '../../writing/fit-panel.tsx'
import { resumeQuery } from '../../writing/resumes.ts'
import type { TailorFields } from './tailor-request.ts'

/** What this resume answers of the advert, before it is tailored. Nothing without an advert. */
export const TailorFit = ({ resume: { id, markdown, citations } }: { resume: Resume }) => {
  const [title, company, description] = useWatch<TailorFields, ['jobTitle', 'companyName', 'jobDescription']>(
    { name: ['jobTitle', 'companyName', 'jobDescription'] },
  )
  const { data } = useQuery(resumeQuery(id))
  const written = useMemo(() => ({ text: markdown, citations }), [markdown, citations])
  return data && description.trim() !== '' ? (
    <FitPanel
      posting={{ title, company, description }}
      facts={data.facts}
      written={written}
      noun="resume"
      onPutIn={null}
    />
  ) : null
}
