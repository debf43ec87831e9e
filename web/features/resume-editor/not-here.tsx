import { Textarea } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { resumeDraftOf } from './fields.ts'

type Props = { sub: string; id: string }

/** The resume was deleted, or the address is not right. Words that were not saved are still to be had. */
export const NotHere = ({ sub, id }: Props) => {
  const unsaved = resumeDraftOf(sub, id).read()?.values.markdown
  return (
    <>
      <PageHead title="This resume is not here any more" />
      <EmptyState
        motif="lozenge"
        title="It was deleted, or the address is mistyped"
        text="Your other resumes are where you left them."
        action={
          <Button asChild>
            <Link to={paths.resumeBuilder}>See my resumes</Link>
          </Button>
        }
      />
      {unsaved !== undefined && (
        <Panel inset="card" maxW="reading" mt="4">
          <FormField
            label="What you had typed and not saved"
            hint="It is kept on this device. Copy what you need."
          >
            <Textarea readOnly value={unsaved} rows={10} fontFamily="mono" fontSize="sm" />
          </FormField>
        </Panel>
      )}
    </>
  )
}
