import { Mail, MessagesSquare } from 'lucide-react'
import { paths } from '../paths.ts'
import { IconTextLink } from '../ui/links.tsx'

type Props = { query: Parameters<typeof paths.newLetter>[0]; canPractise?: boolean }

/** The ways to a letter and to an interview practice for a job. */
export const WriteLinks = ({ query, canPractise = true }: Props) => (
  <>
    <IconTextLink to={paths.newLetter(query)}>
      <Mail size={17} />
      Write a cover letter
    </IconTextLink>
    {canPractise && (
      <IconTextLink to={paths.newPractice(query)}>
        <MessagesSquare size={17} />
        Practise interview
      </IconTextLink>
    )}
  </>
)
