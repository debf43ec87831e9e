import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ResumeWithFacts } from '../../../shared/api/resumes.ts'
import { withFact } from '../../../shared/domain/resume/with-fact.ts'
import { FitPanel } from '../../writing/fit-panel.tsx'
import type { ResumeFields, ResumeValues } from './resume-form.ts'
import { replaceText } from './use-resume-form.ts'

type Props = ResumeWithFacts & { markdown: string }

/** What the job asks for that the resume was tailored to. Nothing where there was no advert. */
export const ResumeFit = ({ resume, facts, markdown }: Props) => {
  const form = useFormContext<ResumeFields, unknown, ResumeValues>()
  const { tailoredTo, jobDescription, citations } = resume
  const posting = useMemo(
    () => ({
      title: tailoredTo?.jobTitle ?? '',
      company: tailoredTo?.companyName ?? '',
      description: jobDescription,
    }),
    [tailoredTo, jobDescription],
  )
  const written = useMemo(() => ({ text: markdown, citations }), [markdown, citations])
  return jobDescription.trim() === '' ? null : (
    <FitPanel
      posting={posting}
      facts={facts}
      written={written}
      noun="resume"
      onPutIn={fact =>
        replaceText(form, withFact(form.getValues('markdown'), fact, facts.form), 'It is in your resume now.')
      }
    />
  )
}
