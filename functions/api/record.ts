import { recordOperations } from '../../shared/api/record.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type RecordStore, recordStore } from '../store/record.ts'

type Services = { readonly records: Pick<RecordStore, 'get' | 'save'> }

export const serveRecord = (services: Services): Gateway =>
  serve(recordOperations)(services, {
    get: ({ caller }, { records }) => records.get(caller.sub),
    save: ({ caller, body: { form, version }, now }, { records }) =>
      records.save(caller.sub, { form, version, now }),
  })

export const record = ({ table }: Uses<'table'>) =>
  guarded(serveRecord({ records: recordStore(table()) }), table())
