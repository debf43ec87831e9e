import type { Resume } from '../../../shared/api/resumes.ts'
import { DownloadMenu } from '../../writing/download.tsx'
import { resumeDownloadWords, useResumeDownloads } from '../../writing/resume-downloads.ts'

type Props = {
  resume: Resume
  touched: boolean
  /** False: it was not saved. */
  onSave: () => Promise<boolean>
}

/** The files are made of what is saved: what is not yet is saved first. */
export const Download = ({ resume, touched, onSave }: Props) => {
  const choices = useResumeDownloads(resume.id)
  return (
    <DownloadMenu
      of={resume.title}
      words={resumeDownloadWords}
      unit="line"
      onSeeLeftOut={null}
      choices={choices.map(choice => ({
        ...choice,
        get: async () => {
          if (touched && !(await onSave())) throw new Error('What is in the editor was not saved.')
          return choice.get()
        },
      }))}
    />
  )
}
