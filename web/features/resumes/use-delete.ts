import { useState } from 'react'
import type { ResumeHead } from '../../../shared/api/resumes.ts'
import { useDeleteResume } from '../../writing/use-delete-resume.ts'

/** Asks first, for there is no way back. */
export const useDelete = () => {
  const [asked, setAsked] = useState<ResumeHead | null>(null)
  const keep = () => setAsked(null)
  const { remove, busy } = useDeleteResume({ onGone: keep, onKept: keep })
  return { asked, busy, ask: setAsked, keep, confirm: ({ id }: ResumeHead) => remove(id) }
}
