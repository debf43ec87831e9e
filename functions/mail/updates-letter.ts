import type { Application } from '../../shared/api/applications.ts'
import { brand } from '../../shared/brand.ts'
import { greetable, greeting, type Letter, oneLine, outsideWords } from './letter.ts'

/** The most viewed jobs that one mail names. */
const namedAtMost = 10

/** What the mail says. An application that was tracked by viewing a job is named, an imported one is counted. */
export type Updates = {
  readonly viewed: readonly Pick<Application, 'id' | 'jobTitle' | 'companyName'>[]
  readonly imported: number
}

const several = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

const linesOf = ({ viewed, imported }: Updates): string[] => {
  const named = viewed.slice(0, namedAtMost)
  const rest = viewed.length - named.length
  return [
    ...named.map(
      ({ jobTitle, companyName }) =>
        `Tracked when you viewed it: ${outsideWords(jobTitle)} at ${outsideWords(companyName)}`,
    ),
    ...(rest > 0 ? [`And ${several(rest, 'other job', 'other jobs')} that you viewed.`] : []),
    ...(imported > 0 ? [`Imported: ${several(imported, 'application', 'applications')}`] : []),
  ]
}

type About = { readonly name: string; readonly siteUrl: string }

/** Returns the mail of what was added to a person's applications, without the end that `sendMailing` adds. */
export const updatesLetter = (updates: Updates, { name, siteUrl }: About): Letter => {
  const count = updates.viewed.length + updates.imported
  const added = several(count, 'application was added', 'applications were added')
  return {
    subject: oneLine(`${added} to your list – ${brand.name}`),
    title: `${added} to your list`,
    blocks: [
      greeting(greetable(name)),
      ...linesOf(updates).map(words => ({ words })),
      {
        words: 'If you do not want one of them in your list, delete it there. You can undo that for one day.',
      },
      { button: { label: 'See your applications', href: `${siteUrl}/dashboard/applications` } },
    ],
  }
}
