import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/loaded.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { recordQuery } from '../../record/record.ts'
import { useSession } from '../../session/session.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { RecordEdit } from './record-edit.tsx'

/** The Career Record, as one form. `?sheet=import` opens the import. */
export const CareerRecordRoute = () => {
  const session = useSession()
  const query = useQuery(recordQuery)
  const { params, open, close } = useAddress()
  if (session.state === 'signed-out') return null
  if (query.data)
    return (
      <RecordEdit
        row={query.data}
        sub={session.person.sub}
        isImporting={params.get('sheet') === 'import'}
        onImport={() => open({ sheet: 'import' })}
        onClose={() => close('sheet')}
      />
    )
  return (
    <>
      <PageHead title="Career Record" />
      <Loaded
        query={query}
        loading="Loading your career record"
        rows={8}
        failed="Your career record could not be loaded. It is safe with us. Please try again."
      >
        {() => null}
      </Loaded>
    </>
  )
}
