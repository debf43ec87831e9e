import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { CaseSensitive } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Resume, ResumeHead } from '../../shared/api/resumes.ts'
import { hasMarks, plainName } from '../../shared/domain/resume/plain-name.ts'
import { api } from '../api/api.ts'
import { notifyFailed } from '../kit/notify-failed.ts'
import type { ActionMenu } from '../ui/action-menu.tsx'
import { notify } from '../ui/notify.ts'
import { resumeQuery, resumeRows, resumesQuery } from './resumes.ts'

type MenuItems = ComponentProps<typeof ActionMenu>['items']

/** What a menu offers to a person whose name bears marks: files with the name without them, or as it is. */
export const nameChoice = (
  name: string,
  isPlain: boolean,
  onChoose: (isPlain: boolean, written: string) => void,
): MenuItems => {
  if (!hasMarks(name)) return []
  const other = isPlain ? name : plainName(name)
  return [
    {
      value: 'name',
      label: `Write the name as ${other}`,
      icon: <CaseSensitive />,
      onSelect: () => onChoose(!isPlain, other),
    },
  ]
}

type Named = Pick<ResumeHead, 'id' | 'version' | 'plainName'>
type Choice = { readonly resume: Named; readonly isPlain: boolean; readonly written: string }

/** The version that was loaded or saved last, because the resume may have changed since the menu was drawn. */
const newestVersion = (client: QueryClient, { id, version }: Named): number =>
  Math.max(
    version,
    client.getQueryData(resumeQuery(id).queryKey)?.resume.version ?? 0,
    resumeRows.find(client, id)?.version ?? 0,
  )

/** Returns the choice for a saved resume. `name` is that of the person on its paper. */
export const useNameChoice = () => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: [...resumesQuery.queryKey, 'name'],
    mutationFn: ({ resume, isPlain }: Choice): Promise<Resume> =>
      api.resumes.update({
        params: { id: resume.id },
        body: { plainName: isPlain, version: newestVersion(client, resume) },
      }),
    onSuccess: (saved, { written }) => {
      const { id, plainName, version, updatedAt } = saved
      client.setQueryData(resumeQuery(id).queryKey, loaded => loaded && { ...loaded, resume: saved })
      void resumeRows.change(client, rows =>
        rows.map(row => (row.id === id ? { ...row, plainName, version, updatedAt } : row)),
      )
      notify({ kind: 'success', title: 'Success', description: `Files now say ${written}.` })
    },
    onError: (error, choice) => {
      notifyFailed('Failed to update resume', error, () => mutate(choice))
      void client.invalidateQueries({ queryKey: resumesQuery.queryKey })
    },
  })
  return (resume: Named, name: string): MenuItems =>
    nameChoice(name, resume.plainName, (isPlain, written) => mutate({ resume, isPlain, written }))
}
