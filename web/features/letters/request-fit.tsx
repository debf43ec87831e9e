import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { factsOf } from '../../../shared/domain/resume/form-facts.ts'
import { profileQuery } from '../../person/queries.ts'
import { recordQuery } from '../../record/record.ts'
import { FitPanel } from '../../writing/fit-panel.tsx'
import type { LetterFields } from './letter-request.ts'

/** What the person has that answers the advert, before the letter is written. Nothing without an advert. */
export const RequestFit = () => {
  const [title, company, description] = useWatch<LetterFields, ['jobTitle', 'companyName', 'jobDescription']>(
    { name: ['jobTitle', 'companyName', 'jobDescription'] },
  )
  const hasAdvert = description.trim() !== ''
  const { data: record } = useQuery({ ...recordQuery, enabled: hasAdvert })
  const { data: profile = null } = useQuery(profileQuery)
  const facts = useMemo(() => record && factsOf({ form: record.form, profile, kept: [] }), [record, profile])
  return hasAdvert && facts ? (
    <FitPanel
      posting={{ title, company, description }}
      facts={facts}
      written={null}
      noun="letter"
      onPutIn={null}
    />
  ) : null
}
