import { Bell, BellPlus } from 'lucide-react'
import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { alertQueryOf } from './alert-query.ts'
import { asSearched } from './results-words.ts'
import type { SearchState } from './search-state.ts'

type Props = { asked: SearchState; corrected: SearchAnswer['corrected']; label: string }

/** From a search to the alert that goes on with it; to those there are where all jobs were asked for. */
export const AlertLink = ({ asked, corrected, label }: Props) => {
  const query = alertQueryOf(asSearched(asked, corrected))
  return (
    <TextLink
      to={query ? paths.newAlert(query) : paths.jobAlerts}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH="tap"
    >
      {query ? <BellPlus size={17} /> : <Bell size={17} />}
      {query ? label : 'Your job alerts'}
    </TextLink>
  )
}
