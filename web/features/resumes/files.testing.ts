import { page } from 'vitest/browser'

const root = page.getByRole('region', { name: 'My files' })
const rows = root.getByRole('listitem')
const row = (name: string) => rows.filter({ hasText: name })

/** The files that a person keeps, below their resumes. */
export const filesPanel = {
  root,
  rows,
  row,
  input: root.getByLabelText(/^Add a file/),
  trouble: root.getByRole('alert'),
  button: (name: string, action: 'Download' | 'Delete') =>
    row(name).getByRole('button', { name: new RegExp(`^${action}`) }),
}
