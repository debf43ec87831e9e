import * as z from 'zod/mini'
import { alertKeywordsAtMost } from '../../../shared/api/alerts.ts'
import { searchJobTypes } from '../../../shared/lists.ts'
import { addTags } from '../../forms/typed.ts'
import type { AlertFields } from './alert-form.ts'

const query = z.object({
  q: z.catch(z.string(), ''),
  location: z.catch(z.string(), ''),
  places: z.catch(z.string(), ''),
  type: z.catch(z.enum(searchJobTypes), 'all'),
  min: z.catch(z.string(), ''),
  max: z.catch(z.string(), ''),
})

const amount = (text: string): string => (/^\d{1,12}$/.test(text) ? Number(text).toLocaleString('en-NG') : '')

/** `Supply planner in Lagos`: the suggested title. */
const titleOf = (keyword: string | undefined, location: string): string => {
  if (!keyword) return ''
  const title = location ? `${keyword} in ${location}` : keyword
  return (title.charAt(0).toLocaleUpperCase('en') + title.slice(1)).slice(0, 120)
}

export type Prefill = Pick<
  AlertFields,
  'title' | 'keywords' | 'location' | 'jobType' | 'salaryMin' | 'salaryMax'
>

const queryOf = (search: string) => query.parse(Object.fromEntries(new URLSearchParams(search)))

/** The places of `?places=Kano or Jos`: all that are wanted, of which an alert holds one. */
export const wantedPlaces = (search: string): string[] => queryOf(search).places.split(' or ')

/** The values of `?q=welder,fitter&location=Kano&type=contract&min=200000`; null where the address has none. */
export const prefillOf = (search: string): Prefill | null => {
  const { q, type, min, max, ...rest } = queryOf(search)
  const tags = addTags([], q)
    .tags.map(tag => tag.slice(0, 100))
    .slice(0, alertKeywordsAtMost)
  const location = rest.location.trim().replace(/\s+/g, ' ').slice(0, 100)
  if (tags.length === 0 && location === '' && type === 'all') return null
  return {
    title: titleOf(tags[0], location),
    keywords: { tags, typed: '' },
    location,
    jobType: type,
    salaryMin: amount(min),
    salaryMax: amount(max),
  }
}
